-- The first schema of ccmail's store.
--
-- Instants are INTEGER seconds UTC and end in _at; dates are TEXT YYYY-MM-DD in the user's zone and
-- end in _on. Ids and addresses of mail are kept without angle brackets, addresses in lower case.
-- Words (state, kind, verdict, ...) are the contract's; they have no CHECK, because SQLite cannot
-- change a CHECK without writing the table anew, and new words come with new features. What no
-- feature may ever break has one.
-- A number that a user types (game, held mail, draft) is AUTOINCREMENT: it is never given twice.

-- "ccml": tells a store from any other SQLite file, for `restore` and for a wrong path in the config.
PRAGMA application_id = 1667460460;

CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE opponent (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  language TEXT,
  letters TEXT,
  notation TEXT,
  layout TEXT,
  date_order TEXT,
  greeting TEXT,
  -- fact -> {"value", "message"}: the message that taught it, so that a wrong lesson can be undone
  learnt TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(learnt))
) STRICT;
CREATE INDEX opponent_name ON opponent(name);

CREATE TABLE address (
  address TEXT PRIMARY KEY,
  -- A director who plays in his own event has both the role and an opponent.
  opponent_id INTEGER REFERENCES opponent,
  role TEXT NOT NULL CHECK (role IN ('player', 'director', 'mine')),
  trusted_at INTEGER NOT NULL,
  because TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX address_opponent ON address(opponent_id) WHERE opponent_id IS NOT NULL;

CREATE TABLE event (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  rule_book TEXT NOT NULL DEFAULT 'friendly',
  starts_on TEXT,
  director TEXT REFERENCES address(address),
  own_rules TEXT
) STRICT;

CREATE TABLE game (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  event_id INTEGER REFERENCES event,
  round TEXT,
  site TEXT,
  white TEXT NOT NULL,
  black TEXT NOT NULL,
  -- NULL: a game of others
  my_color TEXT CHECK (my_color IN ('white', 'black')),
  opponent_id INTEGER REFERENCES opponent,
  my_address TEXT,
  variant TEXT NOT NULL DEFAULT 'standard',
  start_fen TEXT,
  -- two bytes a ply, legal at every ply
  moves BLOB NOT NULL DEFAULT x'' CHECK (length(moves) % 2 = 0),
  state TEXT NOT NULL CHECK (state IN ('open', 'finished')),
  result TEXT NOT NULL DEFAULT '*',
  ended_on TEXT,
  -- first 8 bytes of SHA-256 over the first position and the moves: finds a past game imported again
  moves_hash INTEGER NOT NULL,
  -- The long columns stand last: a row is read from the front, so `status` never touches them.
  -- [[name, value], ...] in the order of the source, where a name may stand twice
  tags TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(tags)),
  source TEXT,
  source_text TEXT
) STRICT;
-- What is open is indexed by id, in the order in which it is listed: sorted by anything else, SQLite
-- takes the whole table in order of id for cheaper.
CREATE INDEX game_open ON game(id) WHERE state = 'open';
CREATE INDEX game_opponent ON game(opponent_id, state) WHERE opponent_id IS NOT NULL;
CREATE INDEX game_moves ON game(moves_hash);

CREATE TABLE message (
  id INTEGER PRIMARY KEY,
  message_id TEXT,
  -- of the raw bytes
  digest BLOB NOT NULL UNIQUE CHECK (length(digest) = 32),
  -- of the own words: the same mail through two accounts has other headers, but the same words
  words_digest BLOB CHECK (length(words_digest) = 32),
  author TEXT NOT NULL CHECK (author IN ('opponent', 'me', 'director', 'other')),
  -- NULL for mail that is not about chess, as are the subject and the texts below
  from_address TEXT,
  subject TEXT,
  account TEXT,
  received_at INTEGER NOT NULL,
  -- which source gave the instant: internaldate|received|file|now
  received_by TEXT NOT NULL,
  date_header TEXT,
  in_reply_to TEXT,
  -- ids, oldest first, a space between
  reference_ids TEXT,
  auth TEXT,
  auto TEXT,
  reader_version INTEGER NOT NULL,
  handled_at INTEGER NOT NULL,
  -- the user's own words in his own mail, by which a later quotation without marks is known
  own_text TEXT
) STRICT;
CREATE INDEX message_by_id ON message(message_id) WHERE message_id IS NOT NULL;

-- Other ids under which a message of ours travels (a server that writes its own Message-ID).
CREATE TABLE message_alias (
  alias TEXT NOT NULL,
  message_id INTEGER NOT NULL REFERENCES message,
  PRIMARY KEY (alias, message_id)
) STRICT, WITHOUT ROWID;

-- Bytes as they came, of mail about a game and of held mail only. A table of its own keeps the
-- rows of message short.
CREATE TABLE raw (
  message_id INTEGER PRIMARY KEY REFERENCES message,
  bytes BLOB NOT NULL
) STRICT;

CREATE TABLE place (
  account TEXT NOT NULL,
  folder TEXT NOT NULL,
  uid_validity INTEGER NOT NULL,
  -- Maildir: the base name
  uid TEXT NOT NULL,
  message_id INTEGER NOT NULL REFERENCES message,
  PRIMARY KEY (account, folder, uid_validity, uid)
) STRICT, WITHOUT ROWID;

CREATE TABLE correction (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES game,
  from_ply INTEGER NOT NULL CHECK (from_ply > 0),
  old_tail BLOB NOT NULL,
  new_tail BLOB NOT NULL,
  decided_by TEXT NOT NULL,
  because TEXT NOT NULL,
  message_id INTEGER REFERENCES message,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX correction_game ON correction(game_id);

CREATE TABLE reading (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  message_id INTEGER NOT NULL REFERENCES message,
  game_id INTEGER REFERENCES game,
  verdict TEXT NOT NULL,
  reason TEXT CHECK ((reason IS NOT NULL) = (verdict = 'held')),
  -- moves, echo, claims, offers, warnings, spans, as in the contract
  said TEXT NOT NULL CHECK (json_valid(said)),
  explanation TEXT GENERATED ALWAYS AS (said ->> '$.explanation') VIRTUAL,
  -- the `source` of the JSON line, said once more when a held mail resolves itself
  source TEXT NOT NULL,
  judged_at INTEGER NOT NULL,
  replaces INTEGER UNIQUE REFERENCES reading,
  resolved TEXT,
  resolved_at INTEGER CHECK ((resolved IS NULL) = (resolved_at IS NULL))
) STRICT;
CREATE INDEX reading_held ON reading(id) WHERE verdict = 'held' AND resolved_at IS NULL;
CREATE INDEX reading_message ON reading(message_id);
CREATE INDEX reading_game ON reading(game_id) WHERE game_id IS NOT NULL;

CREATE TABLE transmission (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES game,
  ply INTEGER NOT NULL CHECK (ply > 0),
  message_id INTEGER REFERENCES message,
  received_on TEXT,
  replied_on TEXT,
  arrived_at INTEGER,
  -- as counted when the move was made; can be counted anew under another rule book
  days INTEGER,
  claimed TEXT CHECK (json_valid(claimed)),
  corrects INTEGER UNIQUE REFERENCES transmission,
  because TEXT
) STRICT;
CREATE INDEX transmission_game ON transmission(game_id, ply);

CREATE TABLE conditional (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES game,
  author TEXT NOT NULL CHECK (author IN ('opponent', 'me')),
  after_ply INTEGER NOT NULL CHECK (after_ply >= 0),
  line BLOB NOT NULL CHECK (length(line) % 2 = 0),
  message_id INTEGER REFERENCES message,
  -- open|followed|accepted|void
  state TEXT NOT NULL
) STRICT;
CREATE INDEX conditional_game ON conditional(game_id);

CREATE TABLE offer (
  id INTEGER PRIMARY KEY,
  game_id INTEGER NOT NULL REFERENCES game,
  author TEXT NOT NULL CHECK (author IN ('opponent', 'me')),
  -- draw|resign|claim
  kind TEXT NOT NULL,
  ply INTEGER NOT NULL CHECK (ply >= 0),
  message_id INTEGER REFERENCES message,
  -- open|accepted|declined|lapsed
  state TEXT NOT NULL,
  decided_at INTEGER
) STRICT;
CREATE INDEX offer_game ON offer(game_id);
CREATE INDEX offer_open ON offer(id) WHERE state = 'open';

CREATE TABLE draft (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- NULL: a query about an unknown game
  game_id INTEGER REFERENCES game,
  kind TEXT NOT NULL,
  state TEXT NOT NULL,
  answers INTEGER REFERENCES reading,
  -- the ply of the game that is answered
  answers_ply INTEGER,
  account TEXT NOT NULL,
  from_address TEXT NOT NULL,
  to_address TEXT NOT NULL,
  cc TEXT,
  subject TEXT NOT NULL,
  body TEXT NOT NULL,
  -- UCI
  move TEXT,
  draw_offer INTEGER NOT NULL DEFAULT 0 CHECK (draw_offer IN (0, 1)),
  message_id TEXT NOT NULL UNIQUE,
  in_reply_to TEXT,
  reference_ids TEXT,
  revision INTEGER NOT NULL DEFAULT 1,
  -- 'user' once he has edited a copy: then ccmail never replaces or deletes it
  owner TEXT NOT NULL DEFAULT 'ccmail' CHECK (owner IN ('ccmail', 'user')),
  created_at INTEGER NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;
-- One draft of a kind for each reading, across crashes; what was thrown away does not count.
CREATE UNIQUE INDEX draft_once ON draft(answers, kind) WHERE state NOT IN ('discarded', 'withdrawn');
CREATE INDEX draft_game ON draft(game_id) WHERE game_id IS NOT NULL;
CREATE INDEX draft_open ON draft(id) WHERE state NOT IN ('sent', 'discarded', 'withdrawn');

CREATE TABLE draft_copy (
  draft_id INTEGER NOT NULL REFERENCES draft,
  account TEXT NOT NULL,
  folder TEXT NOT NULL,
  uid_validity INTEGER NOT NULL,
  uid TEXT NOT NULL,
  -- NULL: not written by ccmail
  revision INTEGER,
  digest BLOB NOT NULL,
  seen_at INTEGER NOT NULL,
  missing_since INTEGER,
  PRIMARY KEY (account, folder, uid_validity, uid)
) STRICT, WITHOUT ROWID;
CREATE INDEX draft_copy_draft ON draft_copy(draft_id);

CREATE TABLE outgoing (
  id INTEGER PRIMARY KEY,
  draft_id INTEGER NOT NULL REFERENCES draft,
  bytes BLOB NOT NULL,
  approved_at INTEGER NOT NULL,
  -- queued|sending|unclear|sent|refused
  state TEXT NOT NULL,
  tries INTEGER NOT NULL DEFAULT 0,
  -- written before connecting: what is found without an answer at start-up is unclear
  started_at INTEGER,
  answer TEXT,
  next_try_at INTEGER,
  done_at INTEGER
) STRICT;
-- At most one delivery for an approval, from whatever terminal it comes.
CREATE UNIQUE INDEX outgoing_once ON outgoing(draft_id)
  WHERE state IN ('queued', 'sending', 'unclear', 'sent');
CREATE INDEX outgoing_draft ON outgoing(draft_id);
CREATE INDEX outgoing_due ON outgoing(next_try_at) WHERE state IN ('queued', 'sending');

CREATE TABLE absence (
  id INTEGER PRIMARY KEY,
  address TEXT,
  from_on TEXT NOT NULL,
  to_on TEXT NOT NULL,
  message_id INTEGER REFERENCES message
) STRICT;

CREATE TABLE folder (
  account TEXT NOT NULL,
  name TEXT NOT NULL,
  -- inbox|sent|drafts
  role TEXT NOT NULL,
  uid_validity INTEGER,
  uid_next INTEGER,
  reached_at INTEGER,
  error TEXT,
  PRIMARY KEY (account, name)
) STRICT, WITHOUT ROWID;

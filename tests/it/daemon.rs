//! `ccmail run` as stories.

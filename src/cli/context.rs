use std::path::PathBuf;

use crate::app::{App, Clock, Config, ConfigError};

use super::error::CliError;
use super::output::{Form, Output};

/// What a command is given: where the config is, the clock, and how to print.
#[derive(Debug)]
pub(super) struct Context {
    config: Option<PathBuf>,
    /// The clock, from `CCMAIL_NOW`.
    pub(super) clock: Clock,
    /// Where answers go.
    pub(super) output: Output,
}

impl Context {
    pub(super) fn new(config: Option<PathBuf>, form: Form) -> Result<Self, CliError> {
        let setting = std::env::var("CCMAIL_NOW").ok();
        let clock = Clock::from_setting(setting.as_deref())?;
        Ok(Self {
            config,
            clock,
            output: Output::new(form),
        })
    }

    /// Returns the path of the config file to use.
    pub(super) fn config_path(&self) -> Result<PathBuf, CliError> {
        let variable = |name: &str| std::env::var_os(name);
        Config::locate(self.config.as_deref(), variable).ok_or_else(CliError::no_config)
    }

    /// Loads the config.
    pub(super) fn config(&self) -> Result<Config, CliError> {
        let config = Config::load(&self.config_path()?)?;
        Ok(config)
    }

    /// Loads the config for a command that has something to say of a broken one, too.
    pub(super) fn load_config(&self) -> Result<Result<Config, ConfigError>, CliError> {
        Ok(Config::load(&self.config_path()?))
    }

    /// Loads the config and opens the store.
    pub(super) fn app(&self) -> Result<App, CliError> {
        let config = self.config()?;
        let path = config.store.display().to_string();
        let app = App::open(config, self.clock.clone())
            .map_err(|error| CliError::from(error).at(&path))?;
        if app.config.plain {
            self.output.be_plain();
        }
        Ok(app)
    }
}

import { ConfigurationError } from '@masthead/config';
import { type Env, readSiteEnv } from '@masthead/config/env';
import { configurationExitCode } from '@masthead/process/command';

/** Node ends the process after an uncaught error; this exit code means to a supervisor that a restart cannot help. */
const readEnv = (): Env => {
  try {
    return readSiteEnv(process.env);
  } catch (error) {
    if (error instanceof ConfigurationError) process.once('exit', () => (process.exitCode = configurationExitCode));
    throw error;
  }
};

/** The environment of this process, parsed once. Start-up aborts and lists every configuration error. */
export const env = readEnv();

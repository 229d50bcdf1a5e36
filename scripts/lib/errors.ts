import { inspect } from 'node:util';

/** An error whose message is printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Errors in a command line, the environment or a brand. `parseArgs` has a code for its own. */
const isAboutInput = (error: Error): boolean =>
  error.name === 'StartError' ||
  error.name === 'ConfigurationError' ||
  ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'));

/** Formats an error for the terminal: the message of an error about input, stack trace and causes of any other. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return isAboutInput(error) ? error.message : inspect(error);
};

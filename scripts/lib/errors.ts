/** An error whose message is printed without a stack trace. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Formats an error for the terminal: the message of a StartError or ConfigurationError, the stack trace of any other. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'StartError' || error.name === 'ConfigurationError'
    ? error.message
    : (error.stack ?? error.message);
};

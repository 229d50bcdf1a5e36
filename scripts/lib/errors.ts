/** A fault whose message is all that the person at the terminal needs. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** What to print of an error: the message alone where it was written for people, with its stack otherwise. */
export const formatError = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  return error.name === 'StartError' || error.name === 'ConfigurationError'
    ? error.message
    : (error.stack ?? error.message);
};

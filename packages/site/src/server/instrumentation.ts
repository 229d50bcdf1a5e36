/** Called by Next once at the start of a server. */
export const register = async (): Promise<void> => {
  // Next removes this branch from the edge bundle only if the condition is literal.
  // oxlint-disable-next-line node/no-process-env
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { trackResponses } = await import('@masthead/next-runtime/response-status');
    trackResponses();
  }
};

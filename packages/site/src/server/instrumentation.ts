/** What Next calls once when a server starts, before the first request. */
export const register = async (): Promise<void> => {
  // Next leaves this branch out of what it makes for its other runtime only where the condition stands literally.
  // oxlint-disable-next-line node/no-process-env
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { trackResponses: followResponses } = await import('@masthead/next-runtime/response-status');
    followResponses();
  }
};

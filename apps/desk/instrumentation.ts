/** Refreshes the desk by itself, from its start on. The desk starts meanwhile. */
export const register = async (): Promise<void> => {
  // Next removes this branch from the edge bundle only if the condition is literal.
  // oxlint-disable-next-line node/no-process-env
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const [{ default: config }, { getPayload }, { startRefresh }] = await Promise.all([
      import('@payload-config'),
      import('payload'),
      import('./src/content/refresh'),
    ]);
    void getPayload({ config }).then(startRefresh);
  }
};

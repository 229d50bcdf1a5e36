/** Refreshes the desk by itself, from its start on. */
export const register = async (): Promise<void> => {
  // Next removes this branch from the edge bundle only if the condition is literal.
  // oxlint-disable-next-line node/no-process-env
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startRefresh } = await import('./src/startRefresh');
    startRefresh();
  }
};

/** Refreshes the desk by itself, from its start on. */
export const register = async (): Promise<void> => {
  if (process.env['NEXT_RUNTIME'] !== 'nodejs') return;
  const { startRefresh } = await import('./src/startRefresh');
  startRefresh();
};

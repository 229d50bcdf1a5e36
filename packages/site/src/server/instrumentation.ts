/** Called by Next once at the start. Outside production it registers the site for purges, with REVALIDATE_SECRET. */
export const register = async (): Promise<void> => {
  // Next removes this branch from the edge bundle only if the condition is literal.
  // oxlint-disable-next-line node/no-process-env
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { dataDirectory, env } = await import('../env');
    if (env.DEPLOYMENT === 'production' || !env.REVALIDATE_SECRET || env.PORT === undefined) return;
    const { basename } = await import('node:path');
    const { registerRunningSite } = await import('@masthead/process/running-sites');
    registerRunningSite(dataDirectory, { brand: basename(process.cwd()), port: env.PORT });
  }
};

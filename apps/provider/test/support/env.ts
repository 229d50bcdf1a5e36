/** Environment variables of the tests. */
export const testEnv = {
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
  path: process.env.PATH ?? '',
  /** Whether exhaustive and slow tests run too (`npm run test:full`). */
  isFullRun: process.env.TEST_SCOPE === 'full',
};

/** What tests read of the environment. */
export const testEnv = {
  databaseUrl: process.env.TEST_DATABASE_URL || undefined,
  path: process.env.PATH ?? '',
};

/** Prefix of ad page names in development, qa and stage (§9). */
export const adTestPrefix = 'test_';

/** The environment that tests look at, read in one place. */
export const env: Record<string, string | undefined> = process.env;

import { type Env, parseEnv } from './env.ts';

/**
 * Next sets this variable to this value after it has loaded the configuration; the `build` scripts of the apps set it
 * before.
 */
const buildPhase = { name: 'NEXT_PHASE', value: 'phase-production-build' } as const;

/**
 * Reads the environment of a process of a site. A build reads none and is for production, so that one build runs in
 * every environment (decision 54): what depends on a variable is rendered when the site runs. Throws a
 * ConfigurationError that lists every issue.
 */
export const readSiteEnv = (record: Readonly<Record<string, string | undefined>>): Env =>
  record[buildPhase.name] === buildPhase.value
    ? { ...parseEnv({ DEPLOYMENT: 'development' }), DEPLOYMENT: 'production' }
    : parseEnv(record);

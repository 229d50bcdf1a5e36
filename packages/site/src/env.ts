import { readSiteEnv } from '@masthead/config/env';
import path from 'node:path';

/** The environment of this process, parsed once. Start-up aborts and lists every configuration error. */
export const env = readSiteEnv(process.env);

/** Whether `next dev` runs this process. */
// oxlint-disable-next-line node/no-process-env -- Next replaces it at build time
export const isDevelopment = process.env.NODE_ENV === 'development';

/** A relative `DATA_DIR` starts at the root of the repository, two levels above the running app. */
export const dataDirectory = path.resolve('../..', env.DATA_DIR ?? '.data');

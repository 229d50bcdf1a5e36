import { readSiteEnv } from '@masthead/config/env';

/** The environment of this process, parsed once. Start-up aborts and lists every configuration error. */
export const env = readSiteEnv(process.env);

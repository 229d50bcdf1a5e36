import { parseEnv } from '@masthead/config/env';

/** The environment of this process, parsed once; a fault stops the start with the whole list. */
export const env = parseEnv(process.env);

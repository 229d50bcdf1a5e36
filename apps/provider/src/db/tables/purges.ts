import type { Generated } from 'kysely';

/** A cache tag whose pages a site must make anew: gone as soon as the site has heard of it. */
export type PurgesTable = { id: Generated<string>; site: string; tag: string; createdAt: Date };

import type { Deployment } from '@masthead/config';
import { limits } from '@masthead/config/limits';

const tested: ReadonlySet<Deployment> = new Set(['development', 'qa', 'stage']);

/** SPEC §9: page names carry a prefix in dev, qa or stage. The deployment decides, never the address. */
export const toAdPageName = (name: string, deployment: Deployment): string =>
  tested.has(deployment) ? `${limits.adTestPrefix}${name}` : name;

import type { Brand } from '@masthead/config';
import { env } from '../env.ts';

/** The site's public origin: `SITE_ORIGIN`, or the brand's own. */
export const getPublicOrigin = (brand: Brand): string => env.SITE_ORIGIN ?? brand.origin;

/** The absolute URL of a path on this site. */
export const toAbsoluteUrl = (brand: Brand, path: string): string => new URL(path, getPublicOrigin(brand)).href;

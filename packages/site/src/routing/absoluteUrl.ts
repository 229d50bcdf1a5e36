import type { Brand } from '@masthead/config';
import { env } from '../env';

/** Where the site answers in public: the environment's word, or the brand's. */
export const getPublicOrigin = (brand: Brand): string => env.SITE_ORIGIN ?? brand.origin;

/** A path of this site as others must write it. */
export const toAbsoluteUrl = (brand: Brand, path: string): string => new URL(path, getPublicOrigin(brand)).href;

import { siteConfig } from '@masthead/site/next';
import { brand } from './brand.ts';
import { redirects } from './brand/redirects.ts';

export default siteConfig(brand, redirects);

// JavaScript, because Next would load its compiler, 40 MB of memory, into a running site to read TypeScript.
import { siteConfig } from '@masthead/site/next';
import { brand } from './brand.ts';
import { redirects } from './brand/redirects.ts';

export default siteConfig(brand, redirects);

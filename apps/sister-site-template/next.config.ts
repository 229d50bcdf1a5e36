import { siteConfig } from '@masthead/site/next';
import { brand } from './brand';
import { redirects } from './brand/redirects';

export default siteConfig(brand, redirects);

import { siteConfig } from '@masthead/site/next';
import { brand } from './brand';

export default siteConfig(brand);

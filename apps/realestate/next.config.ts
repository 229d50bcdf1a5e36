import { siteConfig } from '@masthead/site/next';

export default siteConfig();

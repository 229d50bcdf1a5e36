import { siteRoute } from '@masthead/site/site-route';
import { brand } from '@/brand';
import { fonts } from '@/fonts.css';
import { theme, themeChoices } from '@/theme.css';

export const dynamic = 'force-dynamic';
export const { GET, HEAD, POST } = siteRoute(brand, { className: `${theme} ${fonts}`, themeChoices });

import { siteLayout } from '@masthead/site/layout';
import { brand } from '@/brand';
import { fonts } from '@/fonts.css';
import { theme } from '@/theme.css';

const layout = siteLayout(brand, `${theme} ${fonts}`);

export const generateMetadata = layout.generateMetadata;
export const viewport = layout.viewport;
export default layout.Layout;

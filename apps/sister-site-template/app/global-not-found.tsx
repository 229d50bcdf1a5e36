import { globalNotFoundPage } from '@masthead/site/global-not-found';
import { brand } from '@/brand';
import { fonts } from '@/fonts.css';
import { theme } from '@/theme.css';

const page = globalNotFoundPage(brand, `${theme} ${fonts}`);

export const metadata = page.metadata;
export default page.Page;

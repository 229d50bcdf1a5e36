import { notFoundPage } from '@masthead/site/errors';
import { brand } from '@/brand';
import { fonts } from '@/fonts';
import { theme } from '@/theme.css';

const page = notFoundPage(brand, `${theme} ${fonts}`);

export const metadata = page.metadata;
export default page.Page;

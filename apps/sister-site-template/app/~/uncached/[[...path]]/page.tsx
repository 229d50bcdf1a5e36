import { uncachedPage } from '@masthead/site/uncached-page';
import { brand } from '@/brand';

const page = uncachedPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

import { searchPage } from '@masthead/site/search';
import { brand } from '@/brand';

const page = searchPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

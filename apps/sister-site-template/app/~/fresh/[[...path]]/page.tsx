import { freshPage } from '@masthead/site/fresh';
import { brand } from '@/brand';

const page = freshPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

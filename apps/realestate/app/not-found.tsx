import { notFoundPage } from '@masthead/site/errors';
import { brand } from '@/brand';

const page = notFoundPage(brand);

export const metadata = page.metadata;
export default page.Page;

import { authorPage } from '@masthead/site/author';
import { brand } from '@/brand';

const page = authorPage(brand);

export const revalidate = 300;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

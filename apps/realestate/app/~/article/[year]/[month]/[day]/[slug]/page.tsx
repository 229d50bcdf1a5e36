import { articlePage } from '@masthead/site/article';
import { brand } from '@/brand';

const page = articlePage(brand);

export const revalidate = 300;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { notFoundPage } from '@masthead/site/not-found';
import { brand } from '@/brand';

const page = notFoundPage(brand);

export const revalidate = 86400;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

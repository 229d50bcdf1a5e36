import { missingPage } from '@masthead/site/missing';
import { brand } from '@/brand';

const page = missingPage(brand);

export const revalidate = 86400;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

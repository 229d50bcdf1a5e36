import { packagePage } from '@masthead/site/package';
import { brand } from '@/brand';

const page = packagePage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

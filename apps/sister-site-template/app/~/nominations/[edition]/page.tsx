import { nominationsPage } from '@masthead/site/nominations';
import { brand } from '@/brand';

const page = nominationsPage(brand);

export const revalidate = 900;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

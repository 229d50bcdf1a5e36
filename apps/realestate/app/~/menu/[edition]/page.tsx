import { menuPage } from '@masthead/site/menu';
import { brand } from '@/brand';

const page = menuPage(brand);

export const revalidate = 3600;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { techCenterPage } from '@masthead/site/tech-center';
import { brand } from '@/brand';

const page = techCenterPage(brand);

export const revalidate = 3600;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

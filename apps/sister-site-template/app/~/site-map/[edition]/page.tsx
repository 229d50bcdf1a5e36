import { siteMapPage } from '@masthead/site/site-map';
import { brand } from '@/brand';

const page = siteMapPage(brand);

export const revalidate = 3600;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

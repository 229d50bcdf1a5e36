import { hubPage } from '@masthead/site/hub';
import { brand } from '@/brand';

const page = hubPage(brand);

export const revalidate = 3600;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { resourceVideoPage } from '@masthead/site/resource-video';
import { brand } from '@/brand';

const page = resourceVideoPage(brand);

export const revalidate = 900;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

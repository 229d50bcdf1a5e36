import { mediaItemPage } from '@masthead/site/media-item';
import { brand } from '@/brand';

const page = mediaItemPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

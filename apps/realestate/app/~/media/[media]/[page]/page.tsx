import { mediaPage } from '@masthead/site/media';
import { brand } from '@/brand';

const page = mediaPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

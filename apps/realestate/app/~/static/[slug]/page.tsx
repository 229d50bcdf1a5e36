import { staticPage } from '@masthead/site/static';
import { brand } from '@/brand';

const page = staticPage(brand);

export const revalidate = 900;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

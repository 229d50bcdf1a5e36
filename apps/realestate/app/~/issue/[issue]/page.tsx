import { issuePage } from '@masthead/site/issue';
import { brand } from '@/brand';

const page = issuePage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { eventPage } from '@masthead/site/event';
import { brand } from '@/brand';

const page = eventPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

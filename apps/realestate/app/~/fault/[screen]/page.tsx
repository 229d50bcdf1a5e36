import { faultPage } from '@masthead/site/fault';
import { brand } from '@/brand';

const page = faultPage(brand);

export const dynamicParams = false;
export const generateStaticParams = page.generateStaticParams;
export const metadata = page.metadata;
export default page.Page;

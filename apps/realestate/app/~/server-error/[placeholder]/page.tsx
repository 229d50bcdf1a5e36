import { serverErrorPage } from '@masthead/site/server-error';
import { brand } from '@/brand';

const page = serverErrorPage(brand);

export const dynamicParams = false;
export const generateStaticParams = page.generateStaticParams;
export const metadata = page.metadata;
export default page.Page;

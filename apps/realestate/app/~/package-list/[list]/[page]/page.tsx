import { packageListPage } from '@masthead/site/package-list';
import { brand } from '@/brand';

const page = packageListPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { companyResourcesPage } from '@masthead/site/company-resources';
import { brand } from '@/brand';

const page = companyResourcesPage(brand);

export const revalidate = 900;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

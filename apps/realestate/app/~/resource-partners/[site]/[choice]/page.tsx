import { resourcePartnersPage } from '@masthead/site/resource-partners';
import { brand } from '@/brand';

const page = resourcePartnersPage(brand);

export const revalidate = 900;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

import { homePage } from '@masthead/site/home';
import { brand } from '@/brand';

const page = homePage(brand);

export const revalidate = 60;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

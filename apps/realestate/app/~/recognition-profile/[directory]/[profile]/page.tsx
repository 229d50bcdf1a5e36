import { recognitionProfilePage } from '@masthead/site/recognition-profile';
import { brand } from '@/brand';

const page = recognitionProfilePage(brand);

export const revalidate = 3600;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

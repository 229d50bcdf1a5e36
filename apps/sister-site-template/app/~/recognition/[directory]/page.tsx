import { recognitionPage } from '@masthead/site/recognition';
import { brand } from '@/brand';

const page = recognitionPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

import { resourcesPage } from '@masthead/site/resources';
import { brand } from '@/brand';

const page = resourcesPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

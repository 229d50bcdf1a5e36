import { devtoolsPage } from '@masthead/site/devtools';
import { brand } from '@/brand';

const page = devtoolsPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

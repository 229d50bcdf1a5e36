import { streamPage } from '@masthead/site/stream';
import { brand } from '@/brand';

const page = streamPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

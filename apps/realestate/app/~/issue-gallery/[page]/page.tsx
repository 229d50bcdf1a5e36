import { issueGalleryPage } from '@masthead/site/issue-gallery';
import { brand } from '@/brand';

const page = issueGalleryPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

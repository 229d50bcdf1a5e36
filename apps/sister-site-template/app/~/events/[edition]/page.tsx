import { eventsPage } from '@masthead/site/events';
import { brand } from '@/brand';

const page = eventsPage(brand);

export const generateMetadata = page.generateMetadata;
export default page.Page;

import { calendarPage } from '@masthead/site/calendar';
import { brand } from '@/brand';

const page = calendarPage(brand);

export const revalidate = 120;
export const generateStaticParams = page.generateStaticParams;
export const generateMetadata = page.generateMetadata;
export default page.Page;

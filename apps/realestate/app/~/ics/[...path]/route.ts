import { calendarRoute } from '@masthead/site/calendar-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const revalidate = 900;
export const { GET, generateStaticParams } = calendarRoute(brand);

import { chartRoute } from '@masthead/site/chart-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const revalidate = 900;
export const { GET, generateStaticParams } = chartRoute(brand);

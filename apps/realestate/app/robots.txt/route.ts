import { robotsRoute } from '@masthead/site/robots-route';
import { brand } from '@/brand';

export const dynamic = 'force-dynamic';
export const { GET } = robotsRoute(brand);

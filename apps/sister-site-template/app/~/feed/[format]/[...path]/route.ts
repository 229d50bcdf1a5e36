import { feedRoute } from '@masthead/site/feed-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const revalidate = 300;
export const { GET, generateStaticParams } = feedRoute(brand);

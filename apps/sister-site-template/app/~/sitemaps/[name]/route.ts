import { sitemapsRoute } from '@masthead/site/sitemaps-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const revalidate = 900;
export const { GET, generateStaticParams } = sitemapsRoute(brand);

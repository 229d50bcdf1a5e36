import { ampRoute } from '@masthead/site/amp-route';
import { brand } from '@/brand';
import { ampStyles } from '@/ampStyles';

export const dynamic = 'force-static';
export const revalidate = 300;
export const { GET, generateStaticParams } = ampRoute(brand, ampStyles);

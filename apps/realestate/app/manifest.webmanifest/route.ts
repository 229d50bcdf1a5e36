import { manifestRoute } from '@masthead/site/manifest-route';
import { brand } from '@/brand';

export const dynamic = 'force-static';
export const { GET } = manifestRoute(brand);

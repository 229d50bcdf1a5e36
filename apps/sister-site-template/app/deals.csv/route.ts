import { dealsCsvRoute } from '@masthead/site/deals-route';
import { brand } from '@/brand';

export const { GET } = dealsCsvRoute(brand);

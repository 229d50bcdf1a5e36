import { purgeRoute } from '@masthead/site/purge-route';
import { brand } from '@/brand';

export const { POST } = purgeRoute(brand);

import { houseRoute } from '@masthead/site/house-route';
import { brand } from '@/brand';

export const { GET } = houseRoute(brand);

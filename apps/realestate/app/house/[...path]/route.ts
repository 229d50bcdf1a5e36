import { houseRoute } from '@masthead/site/file-routes';
import { brand } from '@/brand';

export const { GET } = houseRoute(brand);

import { houseAdRoute } from '@masthead/site/file-routes';
import { brand } from '@/brand';

export const { GET } = houseAdRoute(brand);

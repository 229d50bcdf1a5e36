import { registrationRoute } from '@masthead/site/visitor-routes';
import { brand } from '@/brand';

export const { GET, HEAD, POST } = registrationRoute(brand);

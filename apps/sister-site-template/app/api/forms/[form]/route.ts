import { formRoute } from '@masthead/site/form-route';
import { brand } from '@/brand';

export const { POST } = formRoute(brand);

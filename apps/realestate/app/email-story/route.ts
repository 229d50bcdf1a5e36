import { emailStoryRoute } from '@masthead/site/visitor-routes';
import { brand } from '@/brand';

export const { POST } = emailStoryRoute(brand);

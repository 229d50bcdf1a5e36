import { viewsRoute } from '@masthead/site/visitor-routes';

export const { POST } = viewsRoute();

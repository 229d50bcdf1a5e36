import { visitorGraphqlRoute } from '@masthead/site/visitor-routes';

export const { POST } = visitorGraphqlRoute();

import { demographicsRoute } from '@masthead/site/visitor-routes';

export const { GET } = demographicsRoute();

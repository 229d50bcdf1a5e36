import { audienceRoute } from '@masthead/site/visitor-routes';

export const { GET } = audienceRoute();

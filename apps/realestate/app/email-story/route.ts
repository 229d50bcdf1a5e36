import { emailStoryRoute } from '@masthead/site/visitor-routes';

export const { POST } = emailStoryRoute();

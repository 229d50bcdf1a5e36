import { audioRoute } from '@masthead/site/file-routes';

export const { GET, HEAD } = audioRoute();

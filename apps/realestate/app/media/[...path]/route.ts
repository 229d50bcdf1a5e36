import { mediaRoute } from '@masthead/site/file-routes';

export const { GET, HEAD } = mediaRoute();

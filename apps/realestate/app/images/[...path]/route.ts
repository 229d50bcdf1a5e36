import { imagesRoute } from '@masthead/site/file-routes';

export const { GET, HEAD } = imagesRoute();

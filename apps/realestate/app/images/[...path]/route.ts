import { imagesRoute } from '@masthead/site/images-route';

export const { GET, HEAD } = imagesRoute();

import { env } from '../../env';
import { providerFiles } from './providerFiles';

/**
 * Pictures of the image service at the site's own origin: one connection for the reader, one address for a CDN.
 * Only the configured service is ever asked (SPEC §7.2, image resizing proxy).
 */
export const imagesRoute = () =>
  providerFiles({
    endpoint: env.IMAGES_URL,
    variable: 'IMAGES_URL',
    kind: 'picture',
    asks: ['accept', 'if-none-match'],
    tells: ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'vary'],
  });

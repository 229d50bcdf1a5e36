import type { Brand } from '@masthead/config';
import { outlines } from '../content/maps/outlines.generated';
import { env } from '../env';
import { createFileProxy } from './proxy/fileProxy';
import { toAbsoluteUrl } from '../routing/absoluteUrl';

/** Pictures of the image service (§7.2, image resizing proxy). */
export const imagesRoute = () =>
  createFileProxy({
    endpoint: env.IMAGES_URL,
    variable: 'IMAGES_URL',
    kind: 'picture',
    requestHeaders: ['accept', 'if-none-match'],
    responseHeaders: ['content-type', 'content-length', 'cache-control', 'etag', 'last-modified', 'vary'],
  });

/** Headers for range requests, so that players can seek and downloads can continue. */
const ranges = {
  requestHeaders: ['range', 'if-range', 'if-none-match'],
  responseHeaders: [
    'content-type',
    'content-length',
    'content-range',
    'accept-ranges',
    'cache-control',
    'etag',
    'last-modified',
  ],
} as const;

/** Documents, recordings (§3, Podcast item) and videos of the media library, with range requests. */
export const mediaRoute = () =>
  createFileProxy({ endpoint: env.MEDIA_URL, variable: 'MEDIA_URL', kind: 'media', ...ranges });

/** Proxy for house ads (`/house/`): the stub of the ad manager's library, its responses and its creatives. */
export const houseAdRoute = (brand: Pick<Brand, 'site'>) =>
  createFileProxy({
    endpoint: env.ADS_URL,
    variable: 'ADS_URL',
    kind: 'house ad',
    requestHeaders: [],
    responseHeaders: ['content-type', 'content-length', 'cache-control'],
    // The `house-delay` parameter of the ad inspector makes the service delay its response, to test a slow page.
    timeoutMs: 25_000,
    toUrl: (url) => {
      const isFile = url.pathname.split('/').at(-1)?.includes('.');
      if (!isFile) url.pathname += '/';
      url.searchParams.set('site', brand.site);
      return url;
    },
  });

const isMap = (name: string): name is keyof typeof outlines => Object.hasOwn(outlines, name);

/** Route of the outlines of maps. They change with the borders of countries only, so browsers cache them for a month. */
export const mapRoute = () => ({
  GET: async (_: Request, { params }: { params: Promise<{ name: string }> }): Promise<Response> => {
    const { name } = await params;
    if (!isMap(name)) return new Response('There is no such map.\n', { status: 404 });
    return new Response(outlines[name], {
      headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=2592000' },
    });
  },
});

const toManifest = ({ name, description, language, logos }: Brand) => ({
  id: '/',
  name,
  short_name: name,
  description,
  lang: language,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'browser',
  background_color: '#ffffff',
  theme_color: '#ffffff',
  icons: [
    { src: logos.mark.src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: logos.touch.src, sizes: `${logos.touch.width}x${logos.touch.height}`, type: 'image/png', purpose: 'any' },
  ],
});

export const manifestRoute = (brand: Brand) => ({
  GET: (): Response =>
    Response.json(toManifest(brand), {
      headers: { 'content-type': 'application/manifest+json', 'cache-control': 'public, max-age=3600' },
    }),
});

/** Disallows rewrite targets, developer tools and store endpoints. Search results are `noindex` instead. */
export const robotsText = (brand: Brand): string =>
  [
    'User-agent: *',
    ...['/api/', '/devtools/', '/healthcheck/', '/Registration/'].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${toAbsoluteUrl(brand, '/sitemap.xml')}`,
    `Sitemap: ${toAbsoluteUrl(brand, '/sitemaps/news.xml')}`,
    '',
  ].join('\n');

/** Route of `/robots.txt`. It contains the public origin, which is known at run time only. */
export const robotsRoute = (brand: Brand) => ({
  GET: (): Response =>
    new Response(robotsText(brand), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    }),
});

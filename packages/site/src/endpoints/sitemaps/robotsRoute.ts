import type { Brand } from '@masthead/config';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';

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

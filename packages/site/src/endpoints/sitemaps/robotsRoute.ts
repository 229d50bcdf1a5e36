import type { Brand } from '@masthead/config';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { screensFolder } from '../../routing/rules';

/**
 * What crawlers may read: everything but the folder behind the rewrites, developers' pages and the endpoints of the shop.
 * Search results are not closed here but marked `noindex` on their pages, which a crawler has to read to obey.
 */
export const robotsText = (brand: Brand): string =>
  [
    'User-agent: *',
    ...[`${screensFolder}/`, '/api/', '/devtools/', '/healthcheck/', '/Registration/'].map(
      (path) => `Disallow: ${path}`,
    ),
    '',
    `Sitemap: ${toAbsoluteUrl(brand, '/sitemap.xml')}`,
    `Sitemap: ${toAbsoluteUrl(brand, '/sitemaps/news.xml')}`,
    '',
  ].join('\n');

/** `/robots.txt` for the app tree. It names the public origin, which is known only when the site runs. */
export const robotsRoute = (brand: Brand) => ({
  GET: (): Response =>
    new Response(robotsText(brand), {
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    }),
});

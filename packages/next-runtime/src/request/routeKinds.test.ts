import { expect, test } from 'vitest';
import { createRouteKinds } from './routeKinds.ts';

const getRouteKind = createRouteKinds(
  {
    redirects: [{ regex: '^/old/$' }],
    rewrites: {
      afterFiles: [
        { regex: '^/(.*)$', destination: '/~/uncached/:path' },
        { regex: '^/(\\d{4})/(\\d{2})/(\\d{2})/([^/]+)/$', destination: '/~/article/:year/:month/:day/:slug' },
        { regex: '^/$', destination: '/~/home/page' },
      ],
    },
    staticRoutes: [{ page: '/robots.txt', regex: '^/robots\\.txt$' }],
    dynamicRoutes: [
      { page: '/images/[...path]', regex: '^/images/(.+?)$' },
      { page: '/~/article/[year]/[month]/[day]/[slug]', regex: '^/~/article/' },
    ],
  },
  { screensFolder: '/~', bypassScreen: '/~/uncached/' },
);

test.each([
  ['/', 'home'],
  ['/2026/11/24/a-story/', 'article'],
  ['/old/', 'redirect'],
  ['/robots.txt', 'robots.txt'],
  ['/images/tower', 'images'],
  ['/_next/static/a.js', 'static'],
  ['/no/such/page/', 'unmatched'],
  [`/images/${'a'.repeat(5_000)}`, 'unmatched'],
])('%s is of the kind %s', (pathname, kind) => {
  expect(getRouteKind(pathname)).toBe(kind);
});

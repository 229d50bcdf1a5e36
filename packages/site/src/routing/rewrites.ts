import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { internalCookie } from '@masthead/next-runtime/editor';
import { documentRewrites } from './documents';
import { nonPagePaths } from './nonPagePaths';
import type { RouteName } from './routes';
import { routeRule, routeRules, screensFolder, withWords, type BrandWords, type RouteRule } from './rules';
import type { RouteDefinition } from './types';

const missing = `${screensFolder}/missing/page/`;

/**
 * The rewrites of one rule. A query parameter that selects a cached page becomes a path segment: a value that is no such
 * segment leads to the missing page, since it could name another screen. The address without the parameter comes first: it is the most frequent.
 */
const rewritesOf = ({ route, source, segments, keyParam }: RouteRule): Rewrite[] => {
  const destination = `${screensFolder}/${route.screen}/${segments.join('/')}/`;
  if (!keyParam) return [{ source, destination }];
  const { key, param, pattern, without } = keyParam;
  return [
    { source, destination: destination.replace(`:${param}`, without), missing: [{ type: 'query', key }] },
    { source, destination, has: [{ type: 'query', key, value: `(?<${param}>${pattern})` }] },
    { source, destination: missing },
  ];
};

/** What a page brings with it, or a program looks for. Pages of other systems (`.html`, `.aspx`) and documents are for people. */
const fileEndings = 'avif|css|gif|ico|jpe?g|js|json|map|mjs|mp3|mp4|php|png|svg|txt|webp|woff2?|xml';

/** What matches nothing is one of two pages that are not there, made once: a file, or a page in the site's own layout. */
const missingRewrites: Rewrite[] = [
  { source: `/:path(.*\\.(?:${fileEndings}))`, destination: `${screensFolder}/missing/file/` },
  { source: '/:path*', destination: missing },
];

/** Conditions of an uncached page (DECISIONS, Preview and nocache; Visitors). The production server removes them from requests without an editor's identity. */
const bypassConditions: NonNullable<Rewrite['has']> = [
  { type: 'query', key: 'preview' },
  { type: 'query', key: 'nocache' },
  { type: 'cookie', key: internalCookie },
];

/** A screen from the cache is for requests that ask for nothing of their own; the others pass it by, to the last rules. */
const unlessBypassed = (rule: Rewrite): Rewrite => ({
  ...rule,
  missing: [...(rule.missing ?? []), ...bypassConditions],
});

/** Whatever the screen: one page finds it by the same table. */
const bypassRewrites: Rewrite[] = bypassConditions.map((condition) => ({
  source: `/:path((?!${nonPagePaths.join('|')}).*)`,
  has: [condition],
  destination: `${screensFolder}/uncached/:path`,
}));

/** Nobody reaches a screen by its place in the app tree: every page there has a parameter, so the rewrites come before it. */
const closedFolder: Rewrite = { source: `${screensFolder}/:path*`, destination: '/no-such-page/' };

/** Streams whose address is one word and a slug: one rule matches all of them. */
const isFamily = ({ screen, path }: RouteDefinition): boolean => screen === 'stream' && /^\/[^/]+\/:slug\/$/.test(path);

const familyRewrites = (families: readonly RouteRule[], words: BrandWords): Rewrite[] => {
  const names = families.map(({ route }) => withWords(route.path, words).split('/')[1]);
  return rewritesOf(
    routeRule(
      {
        path: '/:family/:slug/',
        params: { family: names.join('|') },
        screen: 'stream',
        paged: 'query',
        layout: 'two-column',
        adPageName: 'streams',
      },
      words,
    ),
  );
};

/** What readers request most. */
const frequent: ReadonlySet<RouteName> = new Set(['home', 'article']);

/**
 * The rewrites to the screens in two parts. Next compiles the patterns for each request until one matches, so the most
 * frequent come first and the streams share a rule.
 */
const byFrequency = (words: BrandWords): { first: Rewrite[]; others: Rewrite[] } => {
  const rules = routeRules(words);
  return {
    first: [
      ...rules.filter(({ name }) => frequent.has(name)).flatMap(rewritesOf),
      ...familyRewrites(
        rules.filter(({ route }) => isFamily(route)),
        words,
      ),
    ],
    others: rules.filter(({ name, route }) => !frequent.has(name) && !isFamily(route)).flatMap(rewritesOf),
  };
};

/**
 * Next's rewrites from the route table: public addresses to the app tree's screens.
 * None stands before the files: Next compiles those for each request, all of them.
 */
export const rewrites = (words: BrandWords): { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] } => {
  const { first, others } = byFrequency(words);
  return {
    beforeFiles: [],
    afterFiles: [
      ...first.map(unlessBypassed),
      ...documentRewrites(words),
      ...others.map(unlessBypassed),
      ...bypassRewrites,
      closedFolder,
    ],
    fallback: missingRewrites,
  };
};

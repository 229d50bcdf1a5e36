import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { internalCookie } from '@masthead/next-runtime/editor';
import { documentRewrites } from './documents.ts';
import { fileEndings, nonPagePaths } from './nonPagePaths.ts';
import type { RouteName } from './routes';
import {
  routeRule,
  routeRules,
  screensFolder,
  withBrandValues,
  type BrandPathValues,
  type RouteRule,
} from './rules.ts';
import type { RouteDefinition } from './types';

const notFoundDestination = `${screensFolder}/not-found/page/`;

/**
 * The rewrites of one rule. A query parameter that selects a cached page becomes a path segment; invalid values lead to
 * the 404 page, because they could name another screen. The address without the parameter is the most frequent and
 * comes first.
 */
const toRewrites = ({ route, source, segments, keyParam }: RouteRule): Rewrite[] => {
  const destination = `${screensFolder}/${route.screen}/${segments.join('/')}/`;
  if (!keyParam) return [{ source, destination }];
  const { key, param, pattern, without } = keyParam;
  return [
    { source, destination: destination.replace(`:${param}`, without), missing: [{ type: 'query', key }] },
    { source, destination, has: [{ type: 'query', key, value: `(?<${param}>${pattern})` }] },
    { source, destination: notFoundDestination },
  ];
};

/**
 * Addresses without a match get one of two cached 404 pages: compact for files, in the site's layout for all others.
 */
const notFoundRewrites: Rewrite[] = [
  { source: `/:path(.*\\.(?:${fileEndings}))`, destination: `${screensFolder}/not-found/file/` },
  { source: '/:path*', destination: notFoundDestination },
];

/**
 * Conditions of an uncached page (§2.4, §2.6). The production server removes them from
 * requests without an editor's identity.
 */
const bypassConditions: NonNullable<Rewrite['has']> = [
  { type: 'query', key: 'preview' },
  { type: 'query', key: 'nocache' },
  { type: 'cookie', key: internalCookie },
];

/** Serves pages as documents to requests with this header or cookie, for tests and measurements. */
const documentKey = 'masthead-document';
const toDocument = (['header', 'cookie'] as const).map((type): Rewrite => ({
  source: `/:path((?!house/|${nonPagePaths.join('|')}).*)`,
  has: [{ type, key: documentKey }],
  destination: `${screensFolder}/document/:path`,
}));

/** Restricts a rule to requests without a bypass condition. The others match `bypassRewrites`. */
const unlessBypassed = (rule: Rewrite): Rewrite => ({
  ...rule,
  missing: [...(rule.missing ?? []), ...bypassConditions],
});

/** One route renders every uncached page; it finds the screen with the same rules. */
const bypassRewrites: Rewrite[] = bypassConditions.map((condition) => ({
  source: `/:path((?!${nonPagePaths.join('|')}).*)`,
  has: [condition],
  destination: `${screensFolder}/uncached/:path`,
}));

/**
 * Closes the folder of the screens to visitors. Every page there has a parameter, so Next applies this rewrite first.
 */
const closedFolder: Rewrite = { source: `${screensFolder}/:path*`, destination: '/no-such-page/' };

/** Streams whose address is one word and a slug: one rule matches all of them. */
const isFamily = ({ screen, path }: RouteDefinition): boolean => screen === 'stream' && /^\/[^/]+\/:slug\/$/.test(path);

const familyRewrites = (families: readonly RouteRule[], values: BrandPathValues): Rewrite[] => {
  const names = families.map(({ route }) => withBrandValues(route.path, values).split('/')[1]);
  return toRewrites(
    routeRule(
      {
        path: '/:family/:slug/',
        params: { family: names.join('|') },
        screen: 'stream',
        paged: 'query',
        layout: 'two-column',
        adPageName: 'streams',
      },
      values,
    ),
  );
};

/** The most requested routes. */
const frequent: ReadonlySet<RouteName> = new Set(['home', 'article']);

/**
 * The rewrites to the screens in two parts. Next compiles the patterns for each request until one matches, so the most
 * frequent come first and the streams share a rule.
 */
const byFrequency = (values: BrandPathValues): { first: Rewrite[]; others: Rewrite[] } => {
  const rules = routeRules(values);
  return {
    first: [
      ...rules.filter(({ name }) => frequent.has(name)).flatMap(toRewrites),
      ...familyRewrites(
        rules.filter(({ route }) => isFamily(route)),
        values,
      ),
    ],
    others: rules.filter(({ name, route }) => !frequent.has(name) && !isFamily(route)).flatMap(toRewrites),
  };
};

/**
 * Next's rewrites from the route table: public addresses to the app tree's screens.
 * `beforeFiles` is empty, because Next compiles all of those patterns for each request.
 */
export const rewrites = (
  values: BrandPathValues,
): { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] } => {
  const { first, others } = byFrequency(values);
  return {
    beforeFiles: [],
    afterFiles: [
      ...toDocument,
      ...first.map(unlessBypassed),
      ...documentRewrites(values),
      ...others.map(unlessBypassed),
      ...bypassRewrites,
      closedFolder,
    ],
    fallback: notFoundRewrites,
  };
};

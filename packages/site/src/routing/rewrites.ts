import type { Rewrite } from 'next/dist/lib/load-custom-routes';
import { internalCookie } from '../server/internalUser';
import type { Chooser } from './choosers';
import { documentRewrites } from './documents';
import { notPages } from './notPages';
import { routes } from './routes';
import type { RouteDefinition } from './types';

/** The folder of the app tree that holds the rewritten screens; nobody reaches it by its own address. */
export const screensFolder = '/~';

/** Stands in the app tree for what an address leaves out: its prefix, its choice. */
export const absent = '-';

const prefixOf = ({ path }: RouteDefinition): string => (path.startsWith('/:site/') ? ':site' : absent);

const screenOf = (route: RouteDefinition): string => {
  switch (route.screen) {
    case 'home':
      return `${screensFolder}/home/front/`;
    case 'search':
      return `${screensFolder}/search/all/`;
    case 'article':
      return `${screensFolder}/article/:year/:month/:day/:slug/`;
    case 'stream':
      return `${screensFolder}/stream/:page${route.path}`;
    case 'hub':
      return `${screensFolder}/hub${route.path}`;
    case 'author':
      return `${screensFolder}/author/:author/:page/`;
    case 'static':
      return `${screensFolder}/static/${route.staticSlug ?? ':slug'}/`;
    case 'media':
    case 'package-list':
    case 'package':
      return `${screensFolder}/${route.screen}${route.path}:page/`;
    case 'media-item':
      return `${screensFolder}/media-item${route.path}`;
    case 'calendar':
      return route.rendering === 'request'
        ? `${screensFolder}${route.path}all/`
        : `${screensFolder}/calendar${route.path}`;
    case 'event':
      return `${screensFolder}/event/:event/`;
    case 'issue-gallery':
      return `${screensFolder}/issue-gallery/:page/`;
    case 'issue':
      return `${screensFolder}/issue/${route.path.includes(':issue') ? ':issue' : 'current'}/`;
    case 'resources':
      return `${screensFolder}/resources/${prefixOf(route)}/`;
    case 'resource-video':
      return `${screensFolder}/resource-video/${prefixOf(route)}/:video/`;
    case 'resource-partners':
      return `${screensFolder}/resource-partners/${prefixOf(route)}/${route.chosenBy ? ':choice' : 'video'}/`;
    case 'company-resources':
      return `${screensFolder}/company-resources/${prefixOf(route)}/:choice/`;
    case 'recognition':
    case 'recognition-profile':
      return `${screensFolder}/${route.path.includes(':profile') ? 'recognition-profile/:directory/:profile' : 'recognition/:directory'}/`;
    case 'tech-center':
    case 'nominations':
    case 'site-map':
    case 'menu':
      return `${screensFolder}/${route.screen}/all/`;
    default:
      return route.screen satisfies never;
  }
};

/** One segment of an address: what else a path may hold (percent signs, a leading dot) leads to the 404 screen and to no other. */
const segment = '[A-Za-z0-9_][A-Za-z0-9_.-]*';

const missing = `${screensFolder}/missing/page/`;

/**
 * A query parameter that a cached page is given as a path segment. A value that is no such segment is a page that is not
 * there: left to itself it could name another screen. The address without the parameter stands first: it is asked for most.
 */
const byQuery = (
  source: string,
  destination: string,
  { key, segmentName, value, without }: { key: Chooser; segmentName: string; value: string; without: string },
): Rewrite[] => [
  { source, destination: destination.replace(`:${segmentName}`, without), missing: [{ type: 'query', key }] },
  { source, destination, has: [{ type: 'query', key, value: `(?<${segmentName}>${value})` }] },
  { source, destination: missing },
];

/** What a brand calls its product and its magazine in addresses. */
type BrandWords = {
  product: string;
  magazine: string;
  /** What may stand for `:site` (DECISIONS, Routes). */ prefixes: readonly string[];
};

const ruleOf = (route: RouteDefinition, name: string, prefixes: readonly string[]): string | undefined =>
  name === 'site' ? prefixes.join('|') : (route.params?.[name] ?? segment);

const rewritesOf = (route: RouteDefinition, { product, magazine, prefixes }: BrandWords): Rewrite[] => {
  const named = (pattern: string) => pattern.replaceAll(':product', product).replaceAll(':magazine', magazine);
  const withRules = named(route.path).replace(/:([a-z]+)/gi, (param, name: string) => {
    const rule = ruleOf(route, name, prefixes);
    return rule ? `${param}(${rule})` : param;
  });
  // A name may end like a file, `j.r.hale`: Next sends that to the address without the slash. Without one a rule matches both.
  const source = route.screen === 'author' ? withRules.replace(/\/$/, '') : withRules;
  const destination = named(screenOf(route));
  if (destination === source) return [];
  if (route.chosenBy)
    return byQuery(source, destination, {
      key: route.chosenBy,
      segmentName: 'choice',
      value: '[A-Za-z0-9_-]{1,80}',
      without: absent,
    });
  if (route.paged)
    return byQuery(source, destination, { key: 'page', segmentName: 'page', value: '[0-9]{1,6}', without: '1' });
  return [{ source, destination }];
};

/** What a page brings with it, or a program looks for. Pages of other systems (`.html`, `.aspx`) and documents are for people. */
const fileEndings = 'avif|css|gif|ico|jpe?g|js|json|map|mjs|mp3|mp4|php|png|svg|txt|webp|woff2?|xml';

/** What matches nothing is one of two pages that are not there, made once: a file, or a page in the site's own layout. */
const missingRewrites: Rewrite[] = [
  { source: `/:path(.*\\.(?:${fileEndings}))`, destination: `${screensFolder}/missing/file/` },
  { source: '/:path*', destination: missing },
];

/** Conditions of an uncached page (DECISIONS, Preview and nocache; Visitors). The production server removes them from requests without an editor's identity. */
const freshOnes: NonNullable<Rewrite['has']> = [
  { type: 'query', key: 'preview' },
  { type: 'query', key: 'nocache' },
  { type: 'cookie', key: internalCookie },
];

/** A screen from the cache is for requests that ask for nothing of their own; the others pass it by, to the last rules. */
const unlessFresh = (rule: Rewrite): Rewrite => ({ ...rule, missing: [...(rule.missing ?? []), ...freshOnes] });

/** Whatever the screen: one page finds it by the same table. */
const freshRewrites: Rewrite[] = freshOnes.map((condition) => ({
  source: `/:path((?!${notPages.join('|')}).*)`,
  has: [condition],
  destination: `${screensFolder}/fresh/:path`,
}));

/** Nobody reaches a screen by its place in the app tree: every page there has a parameter, so the rewrites come before it. */
const guard: Rewrite = { source: `${screensFolder}/:path*`, destination: '/no-such-page/' };

type Named = readonly [name: string, route: RouteDefinition];

/** Streams whose address is one word and a slug, all answered by one rule. */
const isFamily = ({ screen, path }: RouteDefinition): boolean => screen === 'stream' && /^\/[^/]+\/:slug\/$/.test(path);

const familyRewrites = (families: readonly Named[], words: BrandWords): Rewrite[] => {
  const names = families.map(([, { path }]) => path.split('/')[1]?.replace(':product', words.product));
  return rewritesOf(
    {
      path: '/:family/:slug/',
      params: { family: names.join('|') },
      screen: 'stream',
      paged: 'query',
      layout: 'two-column',
      adPageName: 'streams',
    },
    words,
  );
};

/** What readers ask for most. */
const frequent: ReadonlySet<string> = new Set(['home', 'article']);

/**
 * The rewrites to the screens in two parts. Next compiles the patterns anew for each request
 * until one matches, so what is asked for most stands first and the streams share a rule.
 */
const byFrequency = (words: BrandWords): { first: Rewrite[]; others: Rewrite[] } => {
  const rows: Named[] = Object.entries<RouteDefinition>(routes);
  const of = (chosen: readonly Named[]) => chosen.flatMap(([, route]) => rewritesOf(route, words));
  const [first, families, others] = [
    rows.filter(([name]) => frequent.has(name)),
    rows.filter(([, route]) => isFamily(route)),
    rows.filter(([name, route]) => !frequent.has(name) && !isFamily(route)),
  ];
  return { first: [...of(first), ...familyRewrites(families, words)], others: of(others) };
};

/** From public addresses to the screens, by the route table alone. */
export const routeRewrites = (words: BrandWords): Rewrite[] => Object.values(byFrequency(words)).flat();

/**
 * Next's rewrites from the route table: public addresses to the app tree's screens.
 * None stands before the files: Next compiles those for each request, all of them.
 */
export const rewrites = (words: BrandWords): { beforeFiles: Rewrite[]; afterFiles: Rewrite[]; fallback: Rewrite[] } => {
  const { first, others } = byFrequency(words);
  return {
    beforeFiles: [],
    afterFiles: [
      ...first.map(unlessFresh),
      ...documentRewrites(words),
      ...others.map(unlessFresh),
      ...freshRewrites,
      guard,
    ],
    fallback: missingRewrites,
  };
};

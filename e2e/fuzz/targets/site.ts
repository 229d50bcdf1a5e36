import { inRoot } from '@masthead/scripts/paths';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { hostileHeaders, hostileMethod, hostileQuery, hostileSegment } from '../hostile.ts';
import type { Target } from './target.ts';

type Manifest = {
  rewrites: { afterFiles: readonly { source: string }[]; fallback: readonly { source: string }[] };
  redirects: readonly { source: string }[];
  staticRoutes: readonly { page: string }[];
  dynamicRoutes: readonly { page: string }[];
};

/**
 * Every address that the build of a brand serves: the route table as Next has compiled it, and the files of the app
 * tree.
 */
const servedAddresses = (brandFolder: string): readonly string[] => {
  const { rewrites, redirects, staticRoutes, dynamicRoutes } = JSON.parse(
    readFileSync(inRoot('apps', brandFolder, '.next/routes-manifest.json'), 'utf8'),
  ) as Manifest;
  const sources = [...rewrites.afterFiles, ...rewrites.fallback, ...redirects].map(({ source }) => source);
  const pages = [...staticRoutes, ...dynamicRoutes].map(({ page }) =>
    `${page}/`.replaceAll(/\[\[?(?:\.\.\.)?(\w+)\]\]?/g, ':$1').replace('//', '/'),
  );
  return [...new Set([...sources, ...pages])].toSorted();
};

/** Slugs of the sample content, so that the code behind "not found" is reached. */
const plausible: Readonly<Record<string, readonly string[]>> = {
  year: ['2026', '0000'],
  month: ['11', '13', '00'],
  day: ['21', '31'],
  slug: ['northeast', 'office', 'atlanta', 'about-us', 'contact-us', 'leasing', 'podcast'],
  author: ['maren-ostrow'],
  directory: ['rainmakers'],
  site: ['plotline', 'sister-site'],
  family: ['markets', 'sectors', 'tag', 'region'],
  probe: ['live', 'ready'],
  tool: ['routes', 'fetch'],
};

type Part = { literal: string } | { param: string };

/**
 * `/tag/:slug([a-z]+)/feed/` as its parts. Patterns of parameters are left out: hostile values break them by intent.
 */
export const splitSource = (source: string): readonly Part[] => {
  const parts: Part[] = [];
  let at = 0;
  while (at < source.length) {
    const name = source[at] === ':' ? /^:(\w+)/.exec(source.slice(at))?.[1] : undefined;
    if (name === undefined) {
      parts.push({ literal: source[at] ?? '' });
      at += 1;
      continue;
    }
    parts.push({ param: name });
    at += name.length + 1;
    let depth = 0;
    do {
      if (source[at] === '\\') at += 1;
      else if (source[at] === '(') depth += 1;
      else if (source[at] === ')') depth -= 1;
      if (depth > 0 || source[at] === ')' || source[at] === '*') at += 1;
    } while (depth > 0 && at < source.length);
  }
  return parts;
};

const arbitraryAddress = (source: string): fc.Arbitrary<string> => {
  const parts = splitSource(source).map((part) => {
    if ('literal' in part) return fc.constant(part.literal);
    const expected = plausible[part.param];
    return expected ? fc.oneof(hostileSegment, fc.constantFrom(...expected)) : hostileSegment;
  });
  return fc.tuple(...parts).map((texts) => texts.join(''));
};

/** Ways to write the same address otherwise. */
const rewritten = (path: string): fc.Arbitrary<string> =>
  fc.constantFrom(
    path,
    path,
    path,
    path,
    path.replace(/\/$/, ''),
    `/${path}`,
    `/.${path}`,
    `${path}..%2f`,
    `${path}%00`,
    path.replaceAll('/', '//'),
    path.toUpperCase(),
    `/en${path}`,
    `/_next/data/build${path.replace(/\/$/, '')}.json`,
    `http://evil.example${path}`,
  );

/**
 * Pages, feeds, site maps, AMP, calendars and everything else that the site serves, by every kind of hostile request.
 */
export const siteTarget = (brandFolder: string): Target => {
  const rows = servedAddresses(brandFolder).map((source) =>
    fc
      .tuple(arbitraryAddress(source).chain(rewritten), hostileQuery, hostileHeaders, hostileMethod)
      .map(([path, query, headers, method]) => ({
        server: 'site' as const,
        row: source.length > 60 ? `${source.slice(0, 57)}...` : source,
        method,
        target: query === '' ? path : `${path}?${query}`,
        headers,
      })),
  );
  return { name: 'site', weight: 30, inputs: fc.oneof(...rows) };
};

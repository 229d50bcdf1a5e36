import type { Brand, Redirect } from '@masthead/config';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
// Registers the hooks that load files of brands and packages.
import './brand.ts';
import { findNearest } from './nearest.ts';
import { inRoot } from './paths.ts';

/** What `packages/site/src/routing/brandLinks.ts` exports. Scripts load it as they load brands, without a bundler. */
type BrandLinks = {
  findDeadLinks: (
    brand: Brand,
    redirects: readonly Pick<Redirect, 'from'>[],
    contentPaths: ReadonlySet<string> | undefined,
  ) => string[];
};

const load = async (file: string): Promise<unknown> => import(pathToFileURL(file).href);

/** Names the file and line in a brand's folder that contain a text; the folder if none does. */
const locate = (folder: string, text: string): string => {
  for (const file of ['brand.ts', ...globSync('brand/**/*.ts', { cwd: folder })]) {
    const index = readFileSync(path.join(folder, file), 'utf8').indexOf(text);
    if (index >= 0) {
      const line = readFileSync(path.join(folder, file), 'utf8').slice(0, index).split('\n').length;
      return `${path.join('apps', path.basename(folder), file)}:${line}`;
    }
  }
  return path.join('apps', path.basename(folder));
};

const suggest = (word: string, words: readonly string[]): string => {
  const nearest = findNearest(word, words);
  return nearest === undefined ? '' : ` Did you mean ${nearest}?`;
};

const listPictures = ({ logos, footer }: Brand): string[] => [
  ...Object.values(logos).map(({ src }) => src),
  ...footer.logos.map(({ image }) => image),
];

/** What the schema cannot check: dead links, unknown slots, missing pictures. `contentPaths`: undefined if unknown. */
export const reportBrand = async (
  brand: Brand,
  folder: string,
  contentPaths: ReadonlySet<string> | undefined,
): Promise<readonly string[]> => {
  const { slots } = (await load(inRoot('packages/ad-slots/src/table/slots.ts'))) as { slots: object };
  const slotNames = Object.keys(slots);
  const { findDeadLinks } = (await load(inRoot('packages/site/src/routing/brandLinks.ts'))) as BrandLinks;
  const { redirects } = (await load(path.join(folder, 'brand/redirects.ts'))) as { redirects: readonly Redirect[] };
  const { hidden, refresh } = brand.advertising;
  const hasNoContent = contentPaths?.size === 0;
  return [
    ...(hasNoContent
      ? [
          `${brand.name} has no content, so its pages are empty. "npm run content -- check sample-content" lists what its files lack, and "npm run seed -- --update" imports them.`,
        ]
      : []),
    ...findDeadLinks(brand, redirects, hasNoContent ? undefined : contentPaths).map(
      (address) =>
        `${locate(folder, `'${address}'`)}: the link ${address} leads nowhere: no route and no content of ${brand.name} has this address.${suggest(address, [...(contentPaths ?? [])])} Correct the address or remove the link.`,
    ),
    ...[...new Set([...hidden, ...refresh])]
      .filter((name) => !slotNames.includes(name))
      .map(
        (name) =>
          `${locate(folder, `'${name}'`)}: "${name}" in advertising is not an ad slot.${suggest(name, slotNames)} Slots: packages/ad-slots/src/table/slots.ts.`,
      ),
    ...[...new Set(listPictures(brand))]
      .filter((file) => !existsSync(path.join(folder, 'public', file)))
      .map(
        (file) =>
          `${locate(folder, `'${file}'`)}: the picture ${file} does not exist. Add it to ${path.join('apps', path.basename(folder), 'public', file)} or name another file.`,
      ),
  ];
};

const contentTimeoutMs = 5_000;

/** The paths of a brand's streams and static pages; undefined while the content service does not respond. */
export const fetchContentPaths = async (endpoint: string, site: string): Promise<ReadonlySet<string> | undefined> => {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'query ContentPaths($site: String!) { getCategories(site: $site) { uri } getStaticPages(brandShortName: $site) { path } }',
        variables: { site },
      }),
      signal: AbortSignal.timeout(contentTimeoutMs),
    });
    const { data } = (await response.json()) as {
      data?: { getCategories: { uri: string }[]; getStaticPages: { path: string }[] };
    };
    return (
      data && new Set([...data.getCategories.map(({ uri }) => uri), ...data.getStaticPages.map((page) => page.path)])
    );
  } catch {
    return undefined; // The site itself reports an unreachable service.
  }
};

import type { ImportAuthor, ImportCategory, ImportItem, ImportRemark } from '../items.ts';
import { toNamedAuthor, toNamedCategory } from '../names.ts';
import { getSiteOrigins, toSiteAddress } from '../addresses.ts';
import { type ImportSource, isRemote, SourceError, type SourceFormat, type SourceInput } from '../source.ts';
import { type ElementCounts, listElementRemarks } from './checkXml.ts';
import { convertRecord } from '../unexpectedErrors.ts';
import { getEntryId, getEntryPlace, toArticle } from './entryItem.ts';
import { type FeedEntry, type FeedPage, toAbsolute } from './feedEntry.ts';
import { decodePage, type FeedFormat, findFeedFormat, readPage, type ReadPage } from './readPage.ts';

const limits = { bytes: 32_000_000, pages: 200 } as const;

async function* toChunks(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

type Pages = { pages: readonly ReadPage[]; remarks: readonly ImportRemark[] };

const pagesRemark = (reason: string, value: string): ImportRemark => ({
  kind: 'remark',
  note: { kind: 'not-imported', subject: 'next pages', reason, place: 'whole feed', value },
});

/** Reads a feed with its next pages, if it is at an address. Throws a `SourceError`. */
const readPages = async (input: SourceInput, format: FeedFormat): Promise<Pages> => {
  const location = isRemote(input.location) ? input.location : undefined;
  const pages: ReadPage[] = [];
  const visited = new Set(location === undefined ? [] : [location]);
  let [text, remaining] = [await decodePage(input.read(), limits.bytes), limits.bytes];
  for (let address = location; ;) {
    remaining -= text.length;
    const read = readPage(text, format, address);
    pages.push(read);
    const { next } = read.page;
    if (next === undefined || visited.has(next)) return { pages, remarks: [] };
    if (!input.fetchNext)
      return { pages, remarks: [pagesRemark('The file is one page of a feed. Import the feed by its address.', next)] };
    if (pages.length >= limits.pages)
      return {
        pages,
        remarks: [pagesRemark(`At most ${limits.pages} pages are read. Import the rest by this address.`, next)],
      };
    visited.add(next);
    address = next;
    text = await decodePage(toChunks(await input.fetchNext(next)), Math.max(remaining, 0));
  }
};

/** Entries of all pages with their numbers, each id once: the first is the newest. */
const listEntries = (
  pages: readonly FeedPage[],
): { entries: readonly (readonly [FeedEntry, number])[]; remarks: readonly ImportRemark[] } => {
  const ids = new Set<string>();
  const entries: (readonly [FeedEntry, number])[] = [];
  const remarks: ImportRemark[] = [];
  for (const [index, entry] of pages.flatMap((page) => page.entries).entries()) {
    const id = getEntryId(entry);
    if (ids.has(id))
      remarks.push({
        kind: 'remark',
        note: {
          kind: 'duplicate',
          subject: 'entry',
          reason: 'An entry before it has the same id. The first one is imported.',
          place: getEntryPlace(entry, index + 1),
          value: id.slice(0, 200),
        },
      });
    else entries.push([entry, index + 1]);
    ids.add(id);
  }
  return { entries, remarks };
};

const listAuthors = (entries: readonly FeedEntry[]): readonly ImportAuthor[] => {
  const authors = new Map<string, ImportAuthor>();
  for (const { name, address, picture } of entries.flatMap((entry) => entry.authors)) {
    const author = toNamedAuthor(name, { address, ...(picture !== undefined && { picture: { address: picture } }) });
    if (author.id !== '' && !authors.has(author.id)) authors.set(author.id, author);
  }
  return [...authors.values()];
};

const listCategories = (entries: readonly FeedEntry[]): readonly ImportCategory[] => {
  const categories = entries.flatMap((entry) => entry.categories).map(toNamedCategory);
  return [...new Map(categories.map((category) => [category.id, category])).values()].filter(({ id }) => id !== '');
};

const addCounts = (pages: readonly ReadPage[]): ElementCounts => {
  const total = { entry: new Map<string, number>(), feed: new Map<string, number>() };
  for (const { counts } of pages)
    for (const owner of ['entry', 'feed'] as const)
      for (const [name, count] of counts[owner]) total[owner].set(name, (total[owner].get(name) ?? 0) + count);
  return total;
};

const listSkipped = (pages: readonly FeedPage[]): readonly ImportRemark[] =>
  pages.flatMap(({ skipped }) =>
    [...skipped].map(([kind, count]) => ({
      kind: 'remark' as const,
      note: {
        kind: kind === 'comment' ? ('ignored' as const) : ('not-imported' as const),
        subject: `kind ${kind.slice(0, 100)}`,
        reason: kind === 'comment' ? 'Comments are not imported.' : 'Only posts of an export of Blogger are imported.',
        place: 'whole feed',
        value: `${count} entries`,
      },
    })),
  );

/** Without full texts the articles are as short as the entries. */
const listExcerptRemarks = (format: FeedFormat, counts: ElementCounts): readonly ImportRemark[] =>
  (format === 'rss' || format === 'rdf') && !counts.entry.has('content:encoded')
    ? [
        {
          kind: 'remark',
          note: {
            kind: 'changed',
            subject: 'full text',
            reason:
              'No entry has content:encoded. The descriptions are imported, which may be excerpts. Check an article.',
            place: 'whole feed',
          },
        },
      ]
    : [];

/** Address of the old site: that of the mapping file, else what the feed or its location says. */
const findSite = (page: FeedPage | undefined, location: string, site: string | undefined): string => {
  const found = site ?? page?.site ?? (isRemote(location) ? new URL(location).origin : undefined);
  const entry = page?.entries.find(({ link }) => link !== undefined)?.link;
  const address = found ?? toAbsolute('/', entry);
  if (address !== undefined) return toSiteAddress(address);
  throw new SourceError('The feed does not name the address of its site. Set "site" in the mapping file.');
};

/** Feeds: RSS 0.9 to 2.0, Atom and JSON Feed, from a file or an address. */
export const feeds: SourceFormat = {
  name: 'feed (RSS, Atom, JSON Feed)',
  recognizes: ({ head }) => findFeedFormat(head) !== undefined,
  open: async (input, { mapping, timeZone }): Promise<ImportSource> => {
    const format = findFeedFormat(input.head);
    if (format === undefined)
      throw new SourceError('The source is not a feed. Name the address of an RSS, Atom or JSON feed.');
    const { pages, remarks } = await readPages(input, format);
    const site = findSite(pages[0]?.page, input.location, mapping.site);
    const { entries, remarks: duplicates } = listEntries(pages.map(({ page }) => page));
    const counts = addCounts(pages);
    const now = new Date();
    const plain = entries.map(([entry]) => entry);
    const listItems: readonly ImportItem[] = [
      ...remarks,
      ...duplicates,
      ...listSkipped(pages.map(({ page }) => page)),
      ...listElementRemarks(counts, format === 'json' ? 'field' : 'element'),
      ...listExcerptRemarks(format, counts),
      ...listAuthors(plain),
      ...listCategories(plain),
    ];
    return {
      id: site,
      origins: getSiteOrigins(site),
      read: async function* () {
        yield* listItems;
        for (const [entry, number] of entries) {
          const subject = { kind: 'article', id: getEntryId(entry), place: getEntryPlace(entry, number) } as const;
          yield convertRecord(subject, () => toArticle(entry, number, { now, timeZone }));
        }
      },
    };
  },
};

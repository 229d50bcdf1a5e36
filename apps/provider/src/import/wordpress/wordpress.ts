import { getSiteOrigins } from '../addresses.ts';
import { toText } from '../text.ts';
import {
  getItemKey,
  type ImportAuthor,
  type ImportCategory,
  type ImportItem,
  type Note,
  type Place,
} from '../items.ts';
import type { ImportSource, SourceFormat } from '../source.ts';
import { getText, readWxr, type WxrRecord } from './readWxr.ts';
import { channelElements, getHandling, termElements } from './tables.ts';
import { readIndex, type WxrIndex } from './wxrIndex.ts';
import { convertRecord } from '../unexpectedErrors.ts';
import type { ItemDeps } from './wxrFields.ts';
import { getSubject, toItem } from './wxrItems.ts';
import { noteLeftovers, tally, type Tally } from './wxrNotes.ts';

/** Path segment of an author's page in WordPress: `pat@example.com` becomes `patexample-com`. */
const toNiceName = (login: string): string => {
  const name = login.toLowerCase();
  return name.includes('@') ? name.replaceAll('.', '-').replaceAll(/[^a-z0-9_-]/g, '') : encodeURIComponent(name);
};

const toAuthor = ({ element, line }: WxrRecord, { counts, index }: ItemDeps): ImportAuthor => {
  const login = getText(element, 'wp:author_login').trim();
  const wpId = getText(element, 'wp:author_id').trim();
  const id = index.authorsByLogin.get(login) ?? (wpId || login);
  const fullName = `${getText(element, 'wp:author_first_name')} ${getText(element, 'wp:author_last_name')}`.trim();
  const names = [toText(getText(element, 'wp:author_display_name')).trim(), fullName, login].filter(Boolean);
  const name = names.find((candidate) => !candidate.includes('@')) ?? names[0] ?? `Author ${id}`;
  const place = `line ${line}, author ${login}`;
  return {
    kind: 'author',
    id,
    name,
    place,
    oldAddresses: [`/author/${toNiceName(login)}/`, ...(wpId === id ? [`/?author=${id}`] : [])],
    notes: noteLeftovers(element, { table: termElements, kind: 'author', place }, counts),
  };
};

/** Path of a category's page: below those of the categories above it. */
const getCategoryPath = (slug: string, { categories }: WxrIndex): string => {
  const path: string[] = [];
  for (let at = categories.get(slug); at && path.length < 10; at = categories.get(at.parent)) path.unshift(at.slug);
  return path.join('/');
};

const toCategory = ({ element, line }: WxrRecord, { counts, index }: ItemDeps): ImportCategory => {
  const slug = getText(element, 'wp:category_nicename').trim();
  const id = getText(element, 'wp:term_id').trim() || slug;
  const parent = index.categories.get(getText(element, 'wp:category_parent').trim());
  const description = toText(getText(element, 'wp:category_description')).trim();
  const place = `line ${line}, category ${slug}`;
  return {
    kind: 'category',
    id,
    slug,
    name: toText(getText(element, 'wp:cat_name')).trim() || slug,
    ...(description && { description }),
    place,
    oldAddresses: [`/category/${getCategoryPath(slug, index)}/`, `/?cat=${id}`],
    notes: [
      ...(parent === undefined
        ? []
        : [
            {
              kind: 'changed' as const,
              subject: 'category below another one',
              reason: 'Categories are not nested here. The mapping file decides what each becomes.',
              place,
              value: parent.slug,
            },
          ]),
      ...noteLeftovers(element, { table: termElements, kind: 'author', place }, counts),
    ],
  };
};

/** Converts what is not an item: authors, categories, and what the report lists. */
const toChannelItems = (record: WxrRecord, deps: ItemDeps): readonly ImportItem[] => {
  const { element, line } = record;
  if (element.name === 'wp:author') return [toAuthor(record, deps)];
  if (element.name === 'wp:category') return [toCategory(record, deps)];
  if (element.name === 'wp:tag') {
    tally(
      deps.counts,
      'page of a tag',
      'Tags are on their articles and have no page, so its old address leads nowhere.',
    );
    return noteLeftovers(element, { table: termElements, kind: 'author', place: `line ${line}` }, deps.counts).map(
      (note) => ({ kind: 'remark', note }),
    );
  }
  const handling = getHandling(channelElements, element.name);
  if (handling === 'imported') return [];
  const value = (getText(element, 'wp:term_name') || element.text).trim().slice(0, 200);
  const taxonomy = getText(element, 'wp:term_taxonomy').trim();
  const subject = taxonomy === '' ? `element ${element.name}` : `taxonomy ${taxonomy.slice(0, 100)}`;
  return [{ kind: 'remark', note: { ...handling, subject, place: `line ${line}`, ...(value && { value }) } }];
};

const toRemarks = (counts: Tally): readonly ImportItem[] =>
  [...counts.values()].map(({ subject, reason, count }) => ({
    kind: 'remark',
    note: { kind: 'ignored', subject, reason, place: 'whole export', value: `${count} times` },
  }));

const toRepeatedNote = ({ place, id }: { place: Place; id: string }): Note => ({
  kind: 'not-imported',
  subject: 'repeated id',
  reason: 'An item before it has the same id. Only that one is imported.',
  place,
  value: id,
});

const toUnusedPatterns = ({ index: { reusable }, shownPatterns }: ItemDeps): readonly ImportItem[] =>
  [...reusable.keys()]
    .filter((id) => !shownPatterns.has(id))
    .map((id) => ({
      kind: 'remark',
      note: {
        kind: 'not-imported',
        subject: 'synced pattern',
        reason: 'No imported text shows it.',
        place: 'whole export',
        value: id,
      },
    }));

const read = async function* (bytes: AsyncIterable<Uint8Array>, deps: ItemDeps): AsyncGenerator<ImportItem> {
  const ids = new Set<string>();
  for await (const record of readWxr(bytes)) {
    if (record.element.name !== 'item') {
      yield* toChannelItems(record, deps);
      continue;
    }
    const item = convertRecord(getSubject(record), () => toItem(record, deps));
    if (!item) continue;
    if (item.kind === 'remark') yield item;
    else if (ids.has(getItemKey(item))) yield { kind: 'remark', note: toRepeatedNote(item) };
    else {
      ids.add(getItemKey(item));
      yield item;
    }
  }
  if (deps.detail === 'full') yield* toUnusedPatterns(deps);
  yield* toRemarks(deps.counts);
  if (deps.index.removedCharacters > 0)
    yield {
      kind: 'remark',
      note: {
        kind: 'changed',
        subject: 'control characters',
        reason: 'XML does not allow them. They are removed.',
        place: 'whole export',
        value: `${deps.index.removedCharacters} characters`,
      },
    };
};

/** Exports of WordPress (WXR 1.0 to 1.2). */
export const wordpress: SourceFormat = {
  name: 'WordPress export',
  recognizes: ({ head }) => /<rss\b[^>]*\sxmlns:wp=/.test(head) || head.includes('<wp:wxr_version>'),
  open: async (input, { mapping }): Promise<ImportSource> => {
    const index = await readIndex(input, mapping.site);
    return {
      id: index.site,
      origins: getSiteOrigins(index.site),
      read: (detail) => read(input.read(), { index, mapping, counts: new Map(), shownPatterns: new Set(), detail }),
    };
  },
};

import type { Mapping } from '../mapping.ts';
import type { Place } from '../items.ts';
import type { ReadDetail } from '../source.ts';
import { toText } from '../text.ts';
import type { BodyContext } from './bodyContext.ts';
import { getText, type XmlElement } from './readWxr.ts';
import { metaFields, statuses, type StatusHandling } from './tables.ts';
import { getMeta, type WxrIndex } from './wxrIndex.ts';
import type { Tally } from './wxrNotes.ts';

/** What the conversion of records needs. */
export type ItemDeps = {
  index: WxrIndex;
  mapping: Mapping;
  counts: Tally;
  detail: ReadDetail;
  /** Ids of the synced patterns that bodies show. */
  shownPatterns: Set<string>;
};

export const getPlace = (item: XmlElement, line: number): Place => {
  const title = toText(getText(item, 'title')).trim().slice(0, 80);
  return `line ${line}, ${getText(item, 'wp:post_type').trim()} ${getText(item, 'wp:post_id').trim()}${title && ` "${title}"`}`;
};

/** The id of a post: exports that a plugin made may have none. */
export const getId = (item: XmlElement): string =>
  getText(item, 'wp:post_id').trim() || getText(item, 'guid').trim() || getText(item, 'link').trim();

export const getStatus = (item: XmlElement): StatusHandling => {
  const status = getText(item, 'wp:status').trim();
  if (status === '') return { kind: 'import', status: 'published' };
  return (
    statuses.get(status) ?? {
      kind: 'import',
      status: 'draft',
      reason: 'Its status is unknown. It is imported as a draft.',
    }
  );
};

/** The featured picture of an item, or the portrait of an author. */
export const toPicture = (
  item: XmlElement,
  index: WxrIndex,
  note: BodyContext['note'],
): { address: string } | undefined => {
  const id = getMeta(item, metaFields.featuredPicture);
  const file = index.attachments.get(id);
  if (id !== '' && id !== '0' && !file)
    note('broken-picture', 'featured picture', 'The export has no file with this id. Export "All content".', id);
  return file && { address: file.address };
};

const isPlainQuery = (address: string): boolean => /[?&](?:p|page_id|attachment_id)=\d+/.test(address);

/** All addresses by which readers come to a post, a page or a file. */
export const listOldAddresses = (
  item: XmlElement,
  {
    id,
    parameter,
    oldSlugs,
  }: { id: string; parameter: 'p' | 'page_id' | 'attachment_id'; oldSlugs: readonly string[] },
): readonly string[] => {
  const link = getText(item, 'link').trim();
  const guid = item.children.find(({ name }) => name === 'guid');
  const isPermalink = guid !== undefined && (guid.attributes['isPermaLink'] !== 'false' || isPlainQuery(guid.text));
  const slug = getText(item, 'wp:post_name').trim();
  const renamed = slug === '' || !link.includes(slug) ? [] : oldSlugs.map((former) => link.replace(slug, former));
  return [
    ...new Set([
      link,
      ...(isPermalink ? [guid.text.trim()] : []),
      `/?${parameter}=${id}`,
      // WordPress finds every kind of content by `p`.
      `/?p=${id}`,
      ...renamed,
    ]),
  ].filter((address) => address !== '');
};

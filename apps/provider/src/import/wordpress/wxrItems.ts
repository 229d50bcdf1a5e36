import type { ImportAttachment, ImportAuthor, ImportItem, Note } from '../items.ts';
import { toText } from '../text.ts';
import { getId, getPlace, getStatus, type ItemDeps, listOldAddresses, toPicture } from './wxrFields.ts';
import { getText, type WxrRecord, type XmlElement } from './readWxr.ts';
import { fileElements, guestFields, pageElements, postTypes } from './tables.ts';
import { getMeta, toGuestId } from './wxrIndex.ts';
import { noteLeftovers, tally } from './wxrNotes.ts';
import { toStory } from './wxrStory.ts';

const toAttachment = (
  item: XmlElement,
  line: number,
  { index, counts, detail }: ItemDeps,
): ImportAttachment | undefined => {
  const file = index.attachments.get(getText(item, 'wp:post_id').trim());
  const handling = getStatus(item);
  if (handling.kind === 'skip') tally(counts, `status ${getText(item, 'wp:status').trim()}`, handling.reason);
  if (!file || handling.kind === 'skip') return undefined;
  const place = getPlace(item, line);
  const { id, address, alt, caption, credit, parent } = file;
  const kind = 'attachment';
  return {
    kind,
    id,
    place,
    address,
    ...(alt && { alt: toText(alt) }),
    ...(caption && { caption: toText(caption) }),
    ...(credit && { credit: toText(credit) }),
    ...(parent && parent !== '0' && { parent }),
    oldAddresses: listOldAddresses(item, { id, parameter: 'attachment_id', oldSlugs: [] }),
    notes: detail === 'full' ? noteLeftovers(item, { table: fileElements, kind, place }, counts) : [],
  };
};

/** A guest author of the plugin Co-Authors Plus. */
const toGuestAuthor = (item: XmlElement, line: number, { index, counts, detail }: ItemDeps): ImportAuthor => {
  const place = getPlace(item, line);
  const notes: Note[] = [];
  const picture = toPicture(
    item,
    index,
    (kind, subject, reason, value) =>
      void notes.push({ kind, subject, reason, place, ...(value !== undefined && { value }) }),
  );
  const description = toText(getMeta(item, guestFields.description)).trim();
  const slug = getText(item, 'wp:post_name').trim().replace(/^cap-/, '');
  const kind = 'author';
  return {
    kind,
    id: toGuestId(item),
    name: toText(getMeta(item, guestFields.name) || getText(item, 'title')).trim() || slug,
    place,
    ...(description && { description }),
    ...(picture && { picture }),
    oldAddresses: [`/author/${encodeURIComponent(slug)}/`],
    notes: detail === 'full' ? [...notes, ...noteLeftovers(item, { table: pageElements, kind, place }, counts)] : [],
  };
};

export const getSubject = ({ element, line }: WxrRecord) =>
  ({ kind: 'article', id: getId(element), place: getPlace(element, line) }) as const;

/** Converts an item of an export: a post, a page, a file, or a remark about what is skipped. */
export const toItem = ({ element, line }: WxrRecord, deps: ItemDeps): ImportItem | undefined => {
  const type = getText(element, 'wp:post_type').trim() || 'post';
  const own = postTypes.get(type);
  const chosen = Object.hasOwn(deps.mapping.types, type) ? deps.mapping.types[type] : undefined;
  const kind = chosen ?? own?.kind;
  if (kind === 'article' || kind === 'page') return toStory(element, line, kind, deps);
  if (kind === 'attachment') return toAttachment(element, line, deps);
  if (kind === 'author') return toGuestAuthor(element, line, deps);
  if (kind === 'reusable') return undefined;
  if (own?.kind === 'skip') {
    tally(deps.counts, `content type ${type}`, own.reason);
    return undefined;
  }
  const place = getPlace(element, line);
  const reason =
    chosen === 'skip'
      ? 'The mapping file skips this type.'
      : 'It is a type of a plugin or a theme. To import it, name it in "types" of the mapping file: article or page.';
  return {
    kind: 'remark',
    note: {
      kind: chosen === 'skip' ? 'ignored' : 'not-imported',
      subject: `content type ${type.slice(0, 100)}`,
      reason,
      place,
    },
  };
};

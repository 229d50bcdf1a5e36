import type { Note, NoteKind, Place } from '../items.ts';
import type { XmlElement } from './readWxr.ts';
import { getHandling, internalMeta, usedMeta } from './tables.ts';

/** Counts what is left out by design, for one remark each. */
export type Tally = Map<string, { subject: string; reason: string; count: number }>;

/** Adds to the count of something that is left out by design. */
export const tally = (counts: Tally, subject: string, reason: string): void => {
  const entry = counts.get(subject) ?? { subject, reason, count: 0 };
  entry.count += 1;
  counts.set(subject, entry);
};

/** Elements that a record may have several of. */
const repeatedElements = new Set(['category', 'wp:postmeta', 'wp:termmeta', 'wp:comment']);

/** Taxonomies of posts that are read: the `domain` of a post's category. */
const knownDomains = new Set(['category', 'post_tag', 'author']);

const toMetaNote = (key: string, place: Place): Note =>
  key.startsWith('_oembed_') || key.startsWith('_')
    ? {
        kind: 'ignored',
        subject: `metadata ${key.startsWith('_oembed_') ? '_oembed_*' : key}`,
        reason: 'A plugin or the theme stores it for itself.',
        place,
      }
    : {
        kind: 'not-imported',
        subject: `metadata ${key}`,
        reason: 'It is a custom field. The publication has no field for it.',
        place,
      };

/** Attributes of an item's elements that are read. */
const knownAttributes: ReadonlyMap<string, readonly string[]> = new Map([
  ['guid', ['isPermaLink']],
  ['category', ['domain', 'nicename']],
]);

type Add = (kind: NoteKind, subject: string, reason: string, value?: string) => void;

const noteMeta = ({ children }: XmlElement, kind: ItemKind, place: Place, counts: Tally, add: Add): void => {
  const key = children.find(({ name }) => name === 'wp:meta_key')?.text.trim() ?? '';
  for (const { name, text } of children)
    if (name !== 'wp:meta_key' && name !== 'wp:meta_value')
      add('not-imported', `element ${name} of wp:postmeta`, 'It is not part of WXR 1.2.', text.trim());
  if (internalMeta.has(key)) return tally(counts, 'metadata of WordPress', 'Only WordPress needs it.');
  if (usedMeta[kind].has(key)) return;
  const { kind: noteKind, subject, reason } = toMetaNote(key.slice(0, 100), place);
  add(noteKind, subject, reason);
};

const noteTaxonomy = ({ attributes, text }: XmlElement, kind: ItemKind, add: Add): void => {
  const domain = attributes['domain'] ?? 'category';
  const format = domain === 'post_format' ? (attributes['nicename'] ?? '') : undefined;
  if (kind === 'article' && (format === 'post-format-video' || format === 'post-format-gallery')) return;
  if (format !== undefined)
    add('changed', 'post format', 'The publication has story types instead. Set one if it matters.', text);
  else if (kind !== 'article')
    add(
      'not-imported',
      `taxonomy ${domain.slice(0, 100)} of ${recordNames[kind]}`,
      'Only articles have categories and tags.',
      text,
    );
  else if (!knownDomains.has(domain))
    add('not-imported', `taxonomy ${domain.slice(0, 100)}`, 'Only categories and tags are imported.', text);
};

const recordNames = { article: 'an article', page: 'a page', attachment: 'a file', author: 'an author' } as const;

type ItemKind = keyof typeof usedMeta;

/** Notes everything in a record that its table does not map: elements, attributes, metadata and taxonomies. */
export const noteLeftovers = (
  element: XmlElement,
  { table, kind, place }: { table: Parameters<typeof getHandling>[0]; kind: ItemKind; place: Place },
  counts: Tally,
): readonly Note[] => {
  const notes: Note[] = [];
  const add: Add = (noteKind, subject, reason, value) => {
    if (noteKind === 'ignored') tally(counts, subject, reason);
    else
      notes.push({
        kind: noteKind,
        subject,
        reason,
        place,
        ...(value !== undefined && { value: value.slice(0, 200) }),
      });
  };
  const addAttributes = ({ name, attributes }: XmlElement): void => {
    for (const [attribute, value] of Object.entries(attributes))
      if (!(knownAttributes.get(name) ?? []).includes(attribute))
        add('not-imported', `attribute ${attribute} of ${name}`, 'It is not part of WXR 1.2.', value);
  };
  addAttributes(element);
  const seen = new Set<string>();
  for (const child of element.children) {
    const handling = getHandling(table, child.name);
    const isEmpty = child.text.trim() === '' && child.children.length === 0 && child.name !== 'wp:comment';
    if (handling !== 'imported' && !isEmpty)
      add(handling.kind, `element ${child.name}`, handling.reason, child.text.trim());
    else if (seen.has(child.name) && !isEmpty && !repeatedElements.has(child.name))
      add(
        'not-imported',
        `element ${child.name}`,
        'It occurs more than once. The first one is imported.',
        child.text.trim(),
      );
    seen.add(child.name);
    addAttributes(child);
    if (child.name === 'wp:postmeta') noteMeta(child, kind, place, counts, add);
    if (child.name === 'category') noteTaxonomy(child, kind, add);
  }
  return notes;
};

import type { Note, NoteKind, Place } from '../items.ts';
import type { XmlElement } from './readWxr.ts';
import { getFate, internalMeta, metaFields } from './tables.ts';

/** Counts what is left out by design, for one remark each. */
export type Tally = Map<string, { subject: string; reason: string; count: number }>;

/** Adds to the count of something that is left out by design. */
export const tally = (counts: Tally, subject: string, reason: string): void => {
  const entry = counts.get(subject) ?? { subject, reason, count: 0 };
  entry.count += 1;
  counts.set(subject, entry);
};

const usedMeta = new Set<string>(Object.values(metaFields).flat());

/** Fields of custom taxonomies in the `domain` of an item's category. */
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
const knownAttributes: Readonly<Record<string, readonly string[]>> = {
  guid: ['isPermaLink'],
  category: ['domain', 'nicename'],
};

/** Notes everything in a record that its table does not map: elements, attributes, metadata and taxonomies. */
export const noteLeftovers = (
  element: XmlElement,
  table: Parameters<typeof getFate>[0],
  place: Place,
  counts: Tally,
): readonly Note[] => {
  const notes: Note[] = [];
  const add = (kind: NoteKind, subject: string, reason: string, value?: string): void => {
    if (kind === 'ignored') tally(counts, subject, reason);
    else notes.push({ kind, subject, reason, place, ...(value !== undefined && { value: value.slice(0, 200) }) });
  };
  for (const child of element.children) {
    const fate = getFate(table, child.name);
    const isEmpty = child.text.trim() === '' && child.children.length === 0 && child.name !== 'wp:comment';
    if (fate !== 'imported' && !isEmpty) add(fate.kind, `element ${child.name}`, fate.reason, child.text.trim());
    for (const [name, value] of Object.entries(child.attributes))
      if (!(knownAttributes[child.name] ?? []).includes(name))
        add('not-imported', `attribute ${name} of ${child.name}`, 'It is not part of WXR 1.2.', value);
    if (child.name === 'wp:postmeta') {
      const key = child.children.find(({ name }) => name === 'wp:meta_key')?.text.trim() ?? '';
      if (internalMeta.has(key)) tally(counts, 'metadata of WordPress', 'Only WordPress needs it.');
      else if (!usedMeta.has(key)) {
        const note = toMetaNote(key.slice(0, 100), place);
        add(note.kind, note.subject, note.reason);
      }
    }
    const domain = child.name === 'category' ? (child.attributes['domain'] ?? 'category') : 'category';
    const format = domain === 'post_format' ? (child.attributes['nicename'] ?? '') : undefined;
    if (format === 'post-format-video' || format === 'post-format-gallery') continue;
    if (format !== undefined)
      add('changed', 'post format', 'The publication has story types instead. Set one if it matters.', child.text);
    else if (!knownDomains.has(domain))
      add('not-imported', `taxonomy ${domain.slice(0, 100)}`, 'Only categories and tags are imported.', child.text);
  }
  return notes;
};

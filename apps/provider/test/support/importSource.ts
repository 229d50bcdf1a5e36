import type { ImportItem } from '../../src/import/items.ts';
import { emptyMapping, type Mapping } from '../../src/import/mapping.ts';
import { decodeHead, headBytes } from '../../src/import/remoteInput.ts';
import type { ImportSource, SourceFormat, SourceInput } from '../../src/import/source.ts';

/** A source with these bytes, which arrive in chunks of `chunkBytes`. */
export const toInput = (content: string | Uint8Array, location = 'export.file', chunkBytes = 1000): SourceInput => {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return {
    location,
    head: decodeHead(bytes.subarray(0, headBytes)),
    read: async function* () {
      for (let at = 0; at < bytes.length; at += chunkBytes) yield bytes.subarray(at, at + chunkBytes);
    },
  };
};

/** What a source yields, by kind. */
export type ReadSource = {
  source: ImportSource;
  items: readonly ImportItem[];
  all: <Kind extends ImportItem['kind']>(kind: Kind) => readonly Extract<ImportItem, { kind: Kind }>[];
  /** Notes of items and remarks: `kind subject (value)`. */
  notes: readonly string[];
};

/** Opens a source and reads all of its items. */
export const readSource = async (
  format: SourceFormat,
  content: string | Uint8Array | SourceInput,
  mapping: Partial<Mapping> = {},
  timeZone = 'UTC',
): Promise<ReadSource> => {
  const input = typeof content === 'string' || content instanceof Uint8Array ? toInput(content) : content;
  const source = await format.open(input, { mapping: { ...emptyMapping, ...mapping }, timeZone });
  const items: ImportItem[] = [];
  for await (const item of source.read('full')) items.push(item);
  const notes = items.flatMap((item) => (item.kind === 'remark' ? [item.note] : item.notes));
  return {
    source,
    items,
    all: <Kind extends ImportItem['kind']>(kind: Kind) =>
      items.filter((item): item is Extract<ImportItem, { kind: Kind }> => item.kind === kind),
    notes: notes.map(({ kind, subject, value }) => `${kind} ${subject}${value === undefined ? '' : ` (${value})`}`),
  };
};

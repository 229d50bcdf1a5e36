/** A JSON value of a row. References to other rows and special values are strings that begin with `$`. */
export type Model = null | boolean | number | string | readonly Model[] | { readonly [name: string]: Model };

/**
 * A row of the RSC payload (React's Flight format): text, a model (JSON), or a line that is not parsed: a client component
 * (`I`), a preload hint (`H`, which has no id), or an error. Rows refer to each other by their ids.
 */
export type Row = { id: string } & (
  | { kind: 'text'; text: string }
  | { kind: 'model'; model: Model }
  | { kind: 'line'; line: string }
);

/** Tags of rows with binary content, which has a length and no line end. */
const binaryTags: ReadonlySet<string> = new Set('AOoUSsLlGgMmVb');
const modelStart: ReadonlySet<string> = new Set('[{"ntf-0123456789');

/** Reads text by its length in bytes of UTF-8. Undefined where the payload ends before. */
const readText = (payload: string, start: number, length: number): string | undefined => {
  const text = payload.slice(start, start + length);
  const bytes = Buffer.byteLength(text);
  if (bytes === length) return text;
  return bytes < length ? undefined : Buffer.from(text).toString('utf8', 0, length);
};

/**
 * Parses the RSC payload of a page: `id:` and JSON up to the line end, or `id:T`, a length in bytes (hexadecimal),
 * a comma and text. Returns undefined for a payload of another form.
 */
export const parseRows = (payload: string): readonly Row[] | undefined => {
  const rows: Row[] = [];
  let start = 0;
  while (start < payload.length) {
    const idEnd = payload.indexOf(':', start);
    if (idEnd === -1) return undefined;
    const id = payload.slice(start, idEnd);
    const tag = payload.charAt(idEnd + 1);
    if (!/^[0-9a-f]*$/.test(id) || tag === '' || binaryTags.has(tag)) return undefined;
    if (tag === 'T') {
      const textStart = payload.indexOf(',', idEnd) + 1;
      const length = Number.parseInt(payload.slice(idEnd + 2, textStart - 1), 16);
      const text = textStart === 0 || Number.isNaN(length) ? undefined : readText(payload, textStart, length);
      if (text === undefined) return undefined;
      start = textStart + text.length;
      rows.push({ id, kind: 'text', text });
      continue;
    }
    const end = payload.indexOf('\n', idEnd);
    if (end === -1) return undefined;
    const line = payload.slice(idEnd + 1, end);
    start = end + 1;
    if (!modelStart.has(tag)) rows.push({ id, kind: 'line', line });
    else {
      try {
        rows.push({ id, kind: 'model', model: JSON.parse(line) as Model });
      } catch {
        return undefined; // Not JSON: an unknown form of payload.
      }
    }
  }
  return rows;
};

const serializeRow = (row: Row): string => {
  if (row.kind === 'text') return `${row.id}:T${Buffer.byteLength(row.text).toString(16)},${row.text}`;
  return `${row.id}:${row.kind === 'model' ? JSON.stringify(row.model) : row.line}\n`;
};

/** The id within each reference of a serialized row. */
const references = /"\$[A-Zg-z@]?([0-9a-f]+)/g;

/** A hint to preload a style sheet, font or picture. Browsers have requested them when React reads the hint of a document. */
const isPreloadHint = (row: Row): boolean => row.kind === 'line' && row.line.startsWith('HL[');

/**
 * Serializes the payload of a document: the rows that row 0 refers to, directly or not, and hints, which have no id, in
 * their order, except hints to preload files.
 */
export const serializeRows = (rows: readonly Row[]): string => {
  const serialized = rows.flatMap((row) => (isPreloadHint(row) ? [] : [{ ...row, text: serializeRow(row) }]));
  const table = new Map(serialized.map((row) => [row.id, row]));
  const needed = new Set(['']);
  const addNeeded = (id: string): void => {
    const row = table.get(id);
    if (!row || needed.has(id)) return;
    needed.add(id);
    if (row.kind !== 'text') for (const [, other = ''] of row.text.matchAll(references)) addNeeded(other);
  };
  addNeeded('0');
  return serialized.flatMap(({ id, text }) => (needed.has(id) ? [text] : [])).join('');
};

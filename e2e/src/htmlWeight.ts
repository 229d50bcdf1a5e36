import { gzipSync } from 'node:zlib';

const gzipBytes = (text: string): number => gzipSync(text).length;

const pushes = /<script>self\.__next_f\.push\((\[1,"(?:[^"\\]|\\.)*"\])\)<\/script>/g;
const styles = /<style\b[^>]*>[^]*?<\/style>/g;

const getPayload = (html: string): string =>
  [...html.matchAll(pushes)].map(([, json = '']) => (JSON.parse(json) as [1, string])[1]).join('');

/** Bytes of a document and of its parts, each compressed by gzip: styles, and React's payload. */
export type HtmlWeight = { html: number; styles: number; payload: number };

/** Returns the weight of a document. */
export const measureHtml = (html: string): HtmlWeight => ({
  html: gzipBytes(html),
  styles: gzipBytes((html.match(styles) ?? []).join('')),
  payload: gzipBytes(getPayload(html)),
});

/** A row of a payload: what it begins with, and its uncompressed bytes. */
export type PayloadRow = { beginning: string; bytes: number };

const beginningLength = 90;

/** Returns the largest rows of a document's payload. References to client components are replaced by their names. */
export const findLargestRows = (html: string, count: number): readonly PayloadRow[] => {
  const rows = getPayload(html).split(/\n(?=[0-9a-f]*:)/);
  const components = new Map(
    rows.flatMap((row) => {
      const [, id = '', name = ''] = /^([0-9a-f]+):I\[.*"(\w+)"\]$/.exec(row) ?? [];
      return id === '' ? [] : [[id, name] as const];
    }),
  );
  const withNames = (row: string): string =>
    row.replaceAll(/"\$L([0-9a-f]+)"/g, (whole, id: string) =>
      components.has(id) ? `<${components.get(id)}>` : whole,
    );
  return rows
    .toSorted((a, b) => b.length - a.length)
    .slice(0, count)
    .map((row) => ({ beginning: withNames(row).slice(0, beginningLength), bytes: Buffer.byteLength(row) }));
};

import { gzipSync } from 'node:zlib';

const gzipBytes = (text: string): number => gzipSync(text).length;

const styles = /<style\b[^>]*>[^]*?<\/style>/g;

/** Bytes of a document and of its styles, each compressed by gzip. */
export type HtmlWeight = { html: number; styles: number };

/** Returns the weight of a document. */
export const measureHtml = (html: string): HtmlWeight => ({
  html: gzipBytes(html),
  styles: gzipBytes((html.match(styles) ?? []).join('')),
});

import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentParts } from '../documentParts.ts';

/** A style sheet of the build, as React writes it in the head of a document. The group is its path. */
const styleLinks = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="next"\/>/g;

/** An address in a style sheet that is relative to the file. */
const relativeUrl = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** The build writes each rule of a minified style sheet in a line. */
const lineBreak = /(?<=[};])\n/g;

/** Reads a style sheet for a `<style>` element, with absolute addresses; undefined where it cannot be inlined. */
const readStyle = (file: string, href: string): string | undefined => {
  try {
    const css = readFileSync(file, 'utf8')
      .replaceAll(lineBreak, '')
      .replaceAll(relativeUrl, (_, _quote, url: string) => `url(${new URL(url, `http://site${href}`).pathname})`);
    return css.toLowerCase().includes('</style') ? undefined : css;
  } catch {
    return undefined; // the link stays, and the browser reports a missing file
  }
};

/** `disabled` stops browsers from fetching a style sheet, and `media` also stops Chromium's preload scanner. */
const notFetched = ' media="not all" disabled=""/>';

/** Style sheets by their app and address. Files of a build never change. */
const styles = new Map<string, string | undefined>();

const getStyle = (appFolder: string, href: string): string | undefined => {
  const key = appFolder + href;
  if (!styles.has(key)) styles.set(key, readStyle(path.join(appFolder, '.next', href.slice('/_next/'.length)), href));
  return styles.get(key);
};

/**
 * Writes the style sheets of a document into it (decision 36): a request for each of some 30 small files would delay the
 * first paint. The links stay, but browsers do not fetch them: React finds each of its style sheets loaded and adds
 * only new ones when a reader goes to another page. A document with a style sheet that cannot be read stays unchanged.
 */
export const inlineStyles = (document: DocumentParts, appFolder = process.cwd()): DocumentParts => {
  const texts: string[] = [];
  const parts: string[] = [];
  let stylePosition: number | undefined;
  for (const part of document) {
    let done = 0;
    for (const { 0: link, 1: href = '', index } of part.matchAll(styleLinks)) {
      const text = getStyle(appFolder, href);
      if (text === undefined) return document;
      texts.push(text);
      parts.push(part.slice(done, index));
      stylePosition ??= parts.push('') - 1;
      parts.push(link.slice(0, -'/>'.length) + notFetched);
      done = index + link.length;
    }
    parts.push(part.slice(done));
  }
  if (stylePosition === undefined) return document;
  parts[stylePosition] = `<style>${texts.join('')}</style>`;
  return parts;
};

const styleHint = /; rel=preload; as="style"$/;

/**
 * Removes the preload hints for style sheets from a `Link` header. React sends them with documents that no cache holds, and
 * browsers would fetch files whose text the document has.
 */
export const removeStyleHints = (link: string): string =>
  link
    .split(/, (?=<)/)
    .filter((hint) => !styleHint.test(hint))
    .join(', ');

import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A style sheet of the build, as React writes it in the head of a document. The group is its path. */
const styleLinks = /<link rel="stylesheet" href="(\/_next\/static\/[\w./~-]+\.css)" data-precedence="next"\/>/g;

/** An address in a style sheet that is relative to the file. */
const relativeUrl = /url\((["']?)(?![a-z]+:|[/#])([^"')]+)\1\)/g;

/** Reads a style sheet for a `<style>` element, with absolute addresses; undefined where it cannot be inlined. */
const readStyle = (file: string, href: string): string | undefined => {
  try {
    const css = readFileSync(file, 'utf8').replaceAll(
      relativeUrl,
      (_, _quote, url: string) => `url(${new URL(url, `http://site${href}`).pathname})`,
    );
    return css.toLowerCase().includes('</style') ? undefined : css;
  } catch {
    return undefined; // the link stays, and the browser reports a missing file
  }
};

/** `disabled` stops browsers from fetching a style sheet, and `media` also stops Chromium's preload scanner. */
const notFetched = ' media="not all" disabled=""/>';

/** Style sheets by their file. Files of a build never change. */
const styles = new Map<string, string | undefined>();

/**
 * Writes the style sheets of a document into it (decision 36): a request for each of some 30 small files would delay the
 * first paint. The links stay, but browsers do not fetch them: React finds each of its style sheets loaded and adds
 * only new ones when a reader goes to another page. A document with a style sheet that cannot be read stays unchanged.
 */
export const inlineStyles = (html: string, appFolder = process.cwd()): string => {
  const texts: string[] = [];
  const parts: string[] = [];
  let done = 0;
  for (const { 0: link, 1: href = '', index } of html.matchAll(styleLinks)) {
    const file = path.join(appFolder, '.next', href.slice('/_next/'.length));
    if (!styles.has(file)) styles.set(file, readStyle(file, href));
    const text = styles.get(file);
    if (text === undefined) return html;
    texts.push(text);
    parts.push(html.slice(done, index), link.slice(0, -'/>'.length), notFetched);
    done = index + link.length;
  }
  const [beforeLinks, ...others] = parts;
  if (beforeLinks === undefined) return html;
  return [beforeLinks, '<style>', ...texts, '</style>', ...others, html.slice(done)].join('');
};

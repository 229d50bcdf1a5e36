import slugify from '@sindresorhus/slugify';
import { Parser } from 'htmlparser2';
import { getElementFate, isInlineElement } from '@masthead/content-rules/elements';
import { escapeHtml, unwrapCdata } from '@masthead/content-rules/html';
import { decodeFragment } from '../content/files/anchors.ts';
import { renderMarkdown } from '../content/files/bodyBlocks.ts';
import { maxNesting, measureNesting } from '../content/files/nesting.ts';

/** HTML of a plain text: a paragraph for each part between empty lines. */
export const toParagraphs = (text: string): string =>
  text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => `<p>${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** HTML of Markdown. Text that is nested too deeply to be parsed is a plain text. */
export const markdownToHtml = (text: string): string =>
  measureNesting(text) > maxNesting ? toParagraphs(text) : renderMarkdown(text);

const isInvisible = (name: string): boolean => getElementFate(name).fate === 'dropped';

/** The visible text of HTML on one line: tags removed, entities decoded. */
export const toText = (html: string): string => {
  if (!/[<&]/.test(html)) return html.replaceAll(/\s+/g, ' ').trim();
  let text = '';
  let hidden = 0;
  const parser = new Parser({
    onopentagname: (name) => {
      if (isInvisible(name)) hidden += 1;
      if (!isInlineElement(name)) text += ' ';
    },
    onclosetag: (name) => {
      if (isInvisible(name)) hidden -= 1;
      if (!isInlineElement(name)) text += ' ';
    },
    ontext: (data) => {
      if (hidden === 0) text += data;
    },
  });
  parser.end(unwrapCdata(html));
  return text.replaceAll(/\s+/g, ' ').trim();
};

/** All texts of HTML that is not imported, for the report: also those of forms, pictures and frames. Undefined without any. */
export const toLostText = (html: string): string | undefined => {
  let text = '';
  const parser = new Parser({
    onopentag: (_name, { alt = '', title = '' }) => void (text += ` ${alt} ${title} `),
    ontext: (data) => void (text += data),
    onclosetag: () => void (text += ' '),
  });
  parser.end(unwrapCdata(html));
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 200) || undefined;
};

/** Removes from all texts of a value what the database cannot store: U+0000 and lone surrogates, such as half of an emoji. */
export const toStorable = (value: unknown): unknown => {
  if (typeof value === 'string') return value.replaceAll('\0', '').toWellFormed();
  if (Array.isArray(value)) return value.map(toStorable);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, toStorable(entry)]));
};

/** Maximum length of a slug of an imported story. */
export const maxSlugLength = 70;

export type Slug = { slug: string; isShortened: boolean };

/** Slugs are read from at most this many characters. */
const maxInput = 1000;

/** Returns the slug of a text in ASCII, at most `maxSlugLength` long and shortened between words. May be empty. */
export const toImportSlug = (text: string): Slug => {
  const slug = slugify(decodeFragment(text).slice(0, maxInput), {
    decamelize: false,
    customReplacements: [
      ['&', ' and '],
      ["'", ''],
      ['’', ''],
    ],
  });
  if (slug.length <= maxSlugLength) return { slug, isShortened: false };
  const start = slug.slice(0, maxSlugLength + 1);
  const end = start.lastIndexOf('-');
  return { slug: end > maxSlugLength / 2 ? start.slice(0, end) : slug.slice(0, maxSlugLength), isShortened: true };
};

import { getHtmlText } from '@masthead/content-rules/html';
import { toLostText } from '../text.ts';
import { findBlockRule, noteMore } from './blockRules.ts';
import { type Block, parseBlocks } from './blocks.ts';
import { type BodyContext, toFrame } from './bodyContext.ts';
import { convertShortCodes } from './shortCodeRules.ts';

/** Elements that the HTML parser does not put into a paragraph, and elements whose text is not prose. */
const blockElements = new Set(
  `address article aside blockquote body caption center col colgroup dd details dialog dir div dl dt fieldset figcaption
  figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr legend li main map menu nav ol p pre script search section style
  summary svg table tbody td textarea tfoot th thead tr ul`.split(/\s+/),
);
/** Elements whose line breaks are kept as they are. */
const verbatim = new Set(['pre', 'script', 'style', 'svg', 'textarea']);
/** Elements that have no end tag. The text that follows is not inside them. */
const empty = new Set(['col', 'hr']);
const headings = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6']);

const tag = /<!--(?:(?!<!--)[^])*?-->|<(\/?)([a-z][a-z0-9-]*)\b[^<>]*>/gi;
const lineBreak = /<br\b[^<>]*>[^\S\n]*\n?/gi;
const emptyLine = /\n(?:[^\S\n]*\n)+/g;

/** Whether a line break between two lines is only layout of the source, beside the parts of a player. */
const isLayout = (line: string, next: string): boolean =>
  /<(?:source|track|param|embed)\b[^<>]*>$/i.test(line) || /^<(?:source|track|param|embed)\b/i.test(next);

const addLineBreaks = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .reduce((before, line, at, lines) => `${before}${isLayout(lines[at - 1] ?? '', line) ? '' : '<br />'}\n${line}`);

/** Converts text between two tags of block elements. `parent` is the element that starts directly before it. */
const convertText = (text: string, parent: string | undefined): string => {
  const parts = text
    .replaceAll(lineBreak, '\n')
    .replaceAll(tag, (inlineTag) => inlineTag.replaceAll('\n', ' '))
    .split(emptyLine)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(addLineBreaks);
  if (parent === 'p') return parts.join('</p>\n<p>');
  if (parent !== undefined && headings.has(parent)) return parts.join('<br />\n');
  if (parts.length === 1 && parent !== undefined && parent !== 'blockquote') return parts.join('');
  return parts.map((part) => `<p>${part}</p>`).join('\n');
};

/** Adds paragraphs and line breaks to text of the classic editor in linear time, as WordPress does. */
export const addParagraphs = (text: string): string => {
  let html = '';
  let parent: string | undefined;
  let skipTo: string | undefined;
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const name = match[2]?.toLowerCase() ?? '';
    const isEnd = match[1] === '/';
    if (skipTo !== undefined && !(isEnd && name === skipTo)) continue;
    if (!blockElements.has(name)) continue;
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    html += skipTo === undefined ? convertText(before, parent) : before;
    html += name === 'figcaption' ? match[0] : isEnd ? `${match[0]}\n` : `\n${match[0]}`;
    parent = isEnd || empty.has(name) ? undefined : name;
    skipTo = !isEnd && verbatim.has(name) ? name : undefined;
  }
  return html + (skipTo === undefined ? convertText(text.slice(end), parent) : text.slice(end));
};

/** Maximum nesting of blocks. */
const maxBlockDepth = 40;
/** A reusable block counts as this many levels, because reusable blocks may contain one another in a loop. */
const reusableLevels = 10;

/** WordPress embeds an address on a line of its own. */
const toFrames = (html: string): string =>
  html.replaceAll(
    /^[ \t]*(?:<p>)?(https?:\/\/[^\s<>"]+)(?:<\/p>)?[ \t]*$/gm,
    (_, url: string) => `\n${toFrame(url)}\n`,
  );

const removeMarkers = (html: string, { note }: BodyContext): string => {
  for (const [, text = ''] of html.matchAll(/<!--more([^<>]*)-->/g)) noteMore(text, note);
  if (html.includes('<!--nextpage-->'))
    note('changed', 'page breaks', 'An article has one page. Its parts follow one another.');
  return html.replaceAll(/<!--(?:nextpage|more[^<>]*|noteaser)-->/g, '\n\n');
};

/** Converts text of the classic editor: short codes, embeds, and paragraphs at empty lines. */
const convertClassic = (text: string, context: BodyContext): string => {
  if (text.trim() === '') return '';
  const html = convertShortCodes(removeMarkers(text.replaceAll(/\r\n?/g, '\n'), context), context);
  return addParagraphs(toFrames(html));
};

const convertContent = (block: Block, context: BodyContext, depth: number): string =>
  block.content.map((part) => (typeof part === 'string' ? part : convertBlock(part, context, depth + 1))).join('');

const getText = ({ content }: Block): string =>
  content
    .map((part) => (typeof part === 'string' ? getHtmlText(part) : getText(part)))
    .filter(Boolean)
    .join(' ');

/** Texts in the attributes of a block, such as the fields of a block that its plugin shows. Names of settings are none. */
const listAttributeTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return /[\s<]|^\p{Lu}/u.test(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listAttributeTexts) : [];
};

const getAllTexts = (block: Block): string =>
  [
    ...listAttributeTexts(block.attributes),
    ...block.content.map((part) => (typeof part === 'string' ? part : getAllTexts(part))),
  ]
    .filter(Boolean)
    .join(' ');

const convertReusable = (block: Block, context: BodyContext, depth: number): string => {
  const id = String(block.attributes['ref'] ?? '');
  const content = depth + reusableLevels < maxBlockDepth ? context.findReusable(id) : undefined;
  if (content !== undefined) return convertBlockText(content, context, depth + reusableLevels);
  context.note('not-imported', 'block core/block', 'The export lacks this synced pattern. Export "All content".', id);
  return convertContent(block, context, depth);
};

const convertPluginBlock = (name: string, block: Block, html: string, { note }: BodyContext): string => {
  const saved = getHtmlText(html);
  const texts = listAttributeTexts(block.attributes).filter((text) => !saved.includes(text));
  const value = toLostText(texts.join(' '));
  if (html.trim() === '') note('not-imported', `block ${name}`, 'A plugin shows it. Copy its text.', value);
  else note('changed', `block ${name}`, 'A block of a plugin: its saved text is imported without its function.', value);
  return toFrames(html);
};

const convertBlock = (block: Block, context: BodyContext, depth: number): string => {
  const { name } = block;
  if (depth > maxBlockDepth) {
    context.note('not-imported', 'nested blocks', `Blocks are nested more than ${maxBlockDepth} deep.`);
    return '';
  }
  if (name === null || name === 'core/freeform')
    return block.content
      .map((part) =>
        typeof part === 'string' ? convertClassic(part, context) : convertBlock(part, context, depth + 1),
      )
      .join('');
  if (name === 'core/block') return convertReusable(block, context, depth);
  const rule = findBlockRule(name);
  if (rule?.kind === 'layout' && getText(block) === '') return '';
  if (rule?.kind === 'dynamic') {
    context.note('not-imported', `block ${name}`, rule.reason, toLostText(getAllTexts(block)));
    return '';
  }
  const html = convertContent(block, context, depth);
  if (rule === undefined) return convertPluginBlock(name, block, html, context);
  return rule.kind === 'convert' ? rule.convert(block, html, context) : html;
};

const convertBlockText = (text: string, context: BodyContext, depth: number): string =>
  parseBlocks(text)
    .map((block) => convertBlock(block, context, depth))
    .join('\n');

/** Whether all comments of a text end, and its blocks are nested at most `maxBlockDepth` deep. */
const isRegular = (text: string): boolean => {
  let depth = 0;
  for (let start = text.indexOf('<!--'); start >= 0; start = text.indexOf('<!--', start + 4)) {
    const end = text.indexOf('-->', start);
    if (end < 0) return false;
    const comment = text.slice(start + 4, end).trim();
    if (comment.includes('<!--')) return false;
    if (comment.startsWith('/wp:')) depth -= 1;
    else if (comment.startsWith('wp:') && !comment.endsWith('/')) depth += 1;
    if (depth > maxBlockDepth) return false;
  }
  return true;
};

/** Maximum length of a stored body in characters. */
const maxBodyLength = 2_000_000;

/** Converts a stored body to HTML without blocks and short codes. Notes what is lost. */
export const convertBody = (text: string, context: BodyContext): string => {
  if (text.length > maxBodyLength) {
    context.note('not-imported', 'body', `It has more than ${maxBodyLength / 1e6} million characters.`);
    return '';
  }
  if (!text.includes('<!-- wp:')) return convertClassic(text, context);
  if (isRegular(text)) return convertShortCodes(convertBlockText(text, context, 0), context);
  context.note(
    'changed',
    'blocks',
    'Comments of the block editor do not end, or are nested too deep. The text is imported as classic text.',
  );
  return convertClassic(text.replaceAll(/<!--[^]*?(?:-->|$)/g, ''), context);
};

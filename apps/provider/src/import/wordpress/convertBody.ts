import { getHtmlText } from '@masthead/content-rules/html';
import { toLostText } from '../text.ts';
import { findBlockRule, noteMore } from './blockRules.ts';
import { type Block, parseBlocks } from './blocks.ts';
import { type BodyContext, toFrame } from './bodyContext.ts';
import { addParagraphs } from './paragraphs.ts';
import { convertShortCodes } from './shortCodeRules.ts';

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

/** The text of a block and of those in it. */
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

/** Texts of a block and of those in it, for the report. */
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

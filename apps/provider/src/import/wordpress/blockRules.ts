import { escapeHtml, getHtmlText } from '@masthead/content-rules/html';
import { toEmbedTarget } from '../body/embeds.ts';
import { toLostText } from '../text.ts';
import type { Block } from './blocks.ts';
import { type BodyContext, findAttachments, toFrame, toGallery } from './bodyContext.ts';

/** Converts a block to HTML. `content` is its saved HTML with that of its inner blocks. */
type Convert = (block: Block, content: string, context: BodyContext) => string;

/** `content`: the saved HTML. `layout`: the same if it has text. `dynamic`: nothing, and the report says why. */
type BlockRule =
  | { kind: 'content' }
  | { kind: 'layout' }
  | { kind: 'dynamic'; reason: string }
  | { kind: 'convert'; convert: Convert };

const getAttribute = ({ attributes }: Block, name: string): string => {
  const value = attributes[name];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const content: BlockRule = { kind: 'content' };
const layout: BlockRule = { kind: 'layout' };
const dynamic = (reason: string): BlockRule => ({ kind: 'dynamic', reason });
const convert = (rule: Convert): BlockRule => ({ kind: 'convert', convert: rule });

const list = dynamic('It lists other content of the old site. Use the streams and packages of the publication.');
const siteFrame = dynamic('It belongs to the theme of the old site. The publication has its own.');
const comments = dynamic('Comments are not imported.');
const form = dynamic('It is a form or an account of the old site.');

/** WordPress shows a player in place of a paragraph that has only the address of a video. */
const paragraph = convert((_block, html) => {
  const [, url = ''] = /^\s*<p\b[^>]*>\s*(https?:\/\/[^\s<>"]+)\s*<\/p>\s*$/i.exec(html) ?? [];
  const kind = toEmbedTarget(url.replaceAll('&amp;', '&'))?.kind ?? 'link';
  return kind === 'link' ? html : toFrame(url);
});

/** The saved picture has the address of a smaller size; the id leads to the file. */
const image = convert((block, html, { findAttachment }) => {
  const file = findAttachment(getAttribute(block, 'id'));
  return file
    ? html.replace(
        /(<img\b[^>]*?\ssrc=")[^"]*(")/i,
        (_, start: string, end: string) => `${start}${escapeHtml(file.address)}${end}`,
      )
    : html;
});

const gallery = convert((block, html, context) => {
  if (/<img\b/i.test(html)) return html;
  const ids = block.attributes['ids'];
  const pictures = toGallery(findAttachments(context, Array.isArray(ids) ? ids.map(String) : []));
  return getHtmlText(html) === '' ? pictures : `${pictures}${html}`;
});

const embed = convert((block, html) => {
  const [, saved = ''] = /__wrapper"[^>]*>\s*(https?:[^<\s]+)\s*</.exec(html) ?? [];
  const [figcaption = '', caption = ''] = /<figcaption[^>]*>([^]*?)<\/figcaption>/i.exec(html) ?? [];
  const url = getAttribute(block, 'url') || saved;
  if (url === '') return html;
  const frame = caption === '' ? toFrame(url) : `<figure>${toFrame(url)}<figcaption>${caption}</figcaption></figure>`;
  // Usually only the address.
  const rest = html.replace(figcaption, '').replace(saved, '');
  return toLostText(rest) === undefined ? frame : `${frame}\n${rest}`;
});

/** The saved HTML names the file twice, as a link and as a button, and may show it with a plugin. */
const file = convert((block, html, { note }) => {
  const rest = html.replaceAll(/<a\b[^>]*__button[^>]*>([^]*?)<\/a>|<object\b[^]*?<\/object>/gi, (_, label = '') => {
    if (label !== '') note('ignored', 'button of a file', 'The link beside it leads to the file.', getHtmlText(label));
    return '';
  });
  const address = escapeHtml(getAttribute(block, 'href'));
  const [link] = /<a\b[^>]*>[^]*?<\/a>/i.exec(rest) ?? [];
  if (link === undefined) return address === '' ? html : `${rest}<p><a href="${address}">${address}</a></p>`;
  return getHtmlText(link) === getHtmlText(rest) ? `<p>${link}</p>` : rest;
});

const track = convert((block, html) => {
  const address = getAttribute(block, 'src');
  return address === ''
    ? html
    : `<audio src="${escapeHtml(address)}" title="${escapeHtml(getAttribute(block, 'title'))}"></audio>`;
});

const footnotes = convert((_block, html, { footnotes: notes }) =>
  notes.length === 0
    ? html
    : `<ol>${notes.map(({ id, content: text }, index) => `<li id="${escapeHtml(id)}">${text} <a href="#${escapeHtml(id)}-link">↩ ${index + 1}</a></li>`).join('')}</ol>`,
);

/** Reports the text of the link that lists of the old site showed after the text before it. */
export const noteMore = (text: string, note: BodyContext['note']): void => {
  if (text.trim() !== '')
    note('ignored', 'text of a link to the whole story', 'Only lists of the old site showed it.', text.trim());
};

const more = convert((block, html, { note }) => {
  noteMore(getAttribute(block, 'customText'), note);
  return getHtmlText(html) === '' ? '' : html;
});

const nextPage = convert((_block, html, { note }) => {
  note('changed', 'block core/nextpage', 'An article has one page. Its parts follow one another.');
  return html;
});

const math = convert((block, html, { note }) => {
  note('changed', 'block core/math', 'Formulas are imported as their LaTeX source.');
  const source = getAttribute(block, 'latex');
  return source === '' ? html : `<p><code>${escapeHtml(source)}</code></p>`;
});

/** The same rule for each of the core blocks, whose names are separated by spaces. */
const core = (names: string, rule: BlockRule): Readonly<Record<string, BlockRule>> =>
  Object.fromEntries(names.split(' ').map((name) => [`core/${name}`, rule]));

/** Every core block of the WordPress editor, and what becomes of it. Blocks of plugins are handled by `convertBlock`. */
export const blockRules: ReadonlyMap<string, BlockRule> = new Map(
  Object.entries<BlockRule>({
    // Text
    'core/paragraph': paragraph,
    ...core('heading list list-item quote pullquote verse preformatted code table details accordion', content),
    ...core('accordion-item accordion-heading accordion-panel tabs tab tab-list tab-panel tab-panels', content),
    ...core('text-columns subhead html shortcode missing', content),
    'core/footnotes': footnotes,
    'core/math': math,
    // Media
    'core/image': image,
    'core/gallery': gallery,
    ...core('audio video media-text cover cover-image playlist', content),
    'core/file': file,
    'core/playlist-track': track,
    'core/embed': embed,
    'core/icon': dynamic('It is an ornament.'),
    // Layout
    ...core('group columns column section buttons button separator', content),
    'core/spacer': layout,
    'core/more': more,
    'core/nextpage': nextPage,
    'core/table-of-contents': dynamic('It is derived from the headings.'),
    // Lists of other content
    ...core('archives calendar categories latest-posts page-list page-list-item rss tag-cloud query', list),
    ...core('query-no-results query-pagination query-pagination-next query-pagination-numbers', list),
    ...core('query-pagination-previous query-title query-total post-template terms-query term-template', list),
    ...core('term-count term-description term-name', list),
    // The frame of the page
    ...core('avatar breadcrumbs home-link navigation navigation-area navigation-link', siteFrame),
    ...core('navigation-overlay-close navigation-submenu pattern post-author post-author-biography', siteFrame),
    ...core('post-author-name post-content post-date post-excerpt post-featured-image', siteFrame),
    ...core('post-navigation-link post-terms post-time-to-read post-title read-more site-logo', siteFrame),
    ...core('site-tagline site-title social-link social-links template-part widget-group legacy-widget', siteFrame),
    // Comments, forms, accounts
    ...core('comment-author-avatar comment-author-name comment-content comment-date comment-edit-link', comments),
    ...core('comment-reply-link comment-template comments comments-query-loop comments-pagination', comments),
    ...core('comments-pagination-next comments-pagination-numbers comments-pagination-previous', comments),
    ...core('comments-title latest-comments post-comment post-comments post-comments-count', comments),
    ...core('post-comments-form post-comments-link', comments),
    ...core('loginout search', form),
  }),
);

/** Embeds had a block for each host until WordPress 5.6: `core-embed/youtube`. */
export const findBlockRule = (name: string): BlockRule | undefined =>
  name.startsWith('core-embed/') ? embed : blockRules.get(name);

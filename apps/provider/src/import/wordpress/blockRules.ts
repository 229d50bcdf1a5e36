import { escapeHtml, getHtmlText } from '@masthead/content-rules/html';
import { toEmbedTarget } from '../body/embeds.ts';
import { toLostText } from '../text.ts';
import type { Block } from './blocks.ts';
import { type BodyContext, findAttachments, toFrame, toGallery } from './bodyContext.ts';

/** Converts a block to HTML. `content` is its saved HTML with that of its inner blocks. */
type Convert = (block: Block, content: string, context: BodyContext) => string;

/** `content`: the saved HTML. `layout`: the same if it has text. `dynamic`: nothing, and the report says why. */
export type BlockRule =
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

/** Every core block of the WordPress editor, and what becomes of it. Blocks of plugins are handled by `convertBlock`. */
export const blockRules: ReadonlyMap<string, BlockRule> = new Map(
  Object.entries<BlockRule>({
    // Text
    'core/paragraph': paragraph,
    'core/heading': content,
    'core/list': content,
    'core/list-item': content,
    'core/quote': content,
    'core/pullquote': content,
    'core/verse': content,
    'core/preformatted': content,
    'core/code': content,
    'core/table': content,
    'core/details': content,
    'core/footnotes': footnotes,
    'core/math': math,
    'core/accordion': content,
    'core/accordion-item': content,
    'core/accordion-heading': content,
    'core/accordion-panel': content,
    'core/tabs': content,
    'core/tab': content,
    'core/tab-list': content,
    'core/tab-panel': content,
    'core/tab-panels': content,
    'core/text-columns': content,
    'core/subhead': content,
    'core/html': content,
    'core/shortcode': content,
    'core/missing': content,
    // Media
    'core/image': image,
    'core/gallery': gallery,
    'core/audio': content,
    'core/video': content,
    'core/file': file,
    'core/media-text': content,
    'core/cover': content,
    'core/cover-image': content,
    'core/playlist': content,
    'core/playlist-track': track,
    'core/embed': embed,
    'core/icon': dynamic('It is an ornament.'),
    // Layout
    'core/group': content,
    'core/columns': content,
    'core/column': content,
    'core/section': content,
    'core/buttons': content,
    'core/button': content,
    'core/separator': content,
    'core/spacer': layout,
    'core/more': more,
    'core/nextpage': nextPage,
    'core/table-of-contents': dynamic('It is derived from the headings.'),
    // Lists of other content
    'core/archives': list,
    'core/calendar': list,
    'core/categories': list,
    'core/latest-posts': list,
    'core/page-list': list,
    'core/page-list-item': list,
    'core/rss': list,
    'core/tag-cloud': list,
    'core/query': list,
    'core/query-no-results': list,
    'core/query-pagination': list,
    'core/query-pagination-next': list,
    'core/query-pagination-numbers': list,
    'core/query-pagination-previous': list,
    'core/query-title': list,
    'core/query-total': list,
    'core/post-template': list,
    'core/terms-query': list,
    'core/term-template': list,
    'core/term-count': list,
    'core/term-description': list,
    'core/term-name': list,
    // The frame of the page
    'core/avatar': siteFrame,
    'core/breadcrumbs': siteFrame,
    'core/home-link': siteFrame,
    'core/navigation': siteFrame,
    'core/navigation-area': siteFrame,
    'core/navigation-link': siteFrame,
    'core/navigation-overlay-close': siteFrame,
    'core/navigation-submenu': siteFrame,
    'core/pattern': siteFrame,
    'core/post-author': siteFrame,
    'core/post-author-biography': siteFrame,
    'core/post-author-name': siteFrame,
    'core/post-content': siteFrame,
    'core/post-date': siteFrame,
    'core/post-excerpt': siteFrame,
    'core/post-featured-image': siteFrame,
    'core/post-navigation-link': siteFrame,
    'core/post-terms': siteFrame,
    'core/post-time-to-read': siteFrame,
    'core/post-title': siteFrame,
    'core/read-more': siteFrame,
    'core/site-logo': siteFrame,
    'core/site-tagline': siteFrame,
    'core/site-title': siteFrame,
    'core/social-link': siteFrame,
    'core/social-links': siteFrame,
    'core/template-part': siteFrame,
    'core/widget-group': siteFrame,
    'core/legacy-widget': siteFrame,
    // Comments, forms, accounts
    'core/comment-author-avatar': comments,
    'core/comment-author-name': comments,
    'core/comment-content': comments,
    'core/comment-date': comments,
    'core/comment-edit-link': comments,
    'core/comment-reply-link': comments,
    'core/comment-template': comments,
    'core/comments': comments,
    'core/comments-query-loop': comments,
    'core/comments-pagination': comments,
    'core/comments-pagination-next': comments,
    'core/comments-pagination-numbers': comments,
    'core/comments-pagination-previous': comments,
    'core/comments-title': comments,
    'core/latest-comments': comments,
    'core/post-comment': comments,
    'core/post-comments': comments,
    'core/post-comments-count': comments,
    'core/post-comments-form': comments,
    'core/post-comments-link': comments,
    'core/loginout': form,
    'core/search': form,
  }),
);

/** Embeds had a block for each host until WordPress 5.6: `core-embed/youtube`. */
export const findBlockRule = (name: string): BlockRule | undefined =>
  name.startsWith('core-embed/') ? embed : blockRules.get(name);

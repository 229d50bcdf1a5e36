import sanitizeHtml from 'sanitize-html';

/**
 * Article bodies are prose: what could run, restyle the page or leave it (SPEC §3 bodyArray) does not pass.
 * The content service sanitises too; this is the site's own border.
 */
export const articleRules = {
  allowedTags: ['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'footer', 'cite', 'figure', 'figcaption', 'img', 'table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td', 'div', 'a', 'em', 'strong', 'b', 'i', 'sub', 'sup', 'small', 'br', 'hr', 'code', 'abbr', 'q', 's', 'u', 'time', 'mark'],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'],
    div: ['class', 'tabindex', 'role', 'aria-label'],
    figure: ['class'],
    th: ['scope', 'colspan', 'rowspan', 'align'],
    td: ['colspan', 'rowspan', 'align'],
    time: ['datetime'],
    abbr: ['title'],
    ol: ['start'],
  },
  allowedClasses: { div: ['table', 'table-wrap', 'table-scroll'], figure: ['figure', 'chart'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  // Pictures are the site's own: another host would learn of every reader.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
} satisfies sanitizeHtml.IOptions;

/** One block of an article's body, safe to stand in the page. Empty when nothing of it is. */
export const sanitizeBlock = (html: string): string => sanitizeHtml(html, articleRules).trim();

/** `nofollow` articles (SPEC §3) give no weight to the places they link to. */
export const withNofollow = (html: string): string =>
  sanitizeHtml(html, { ...articleRules, allowedAttributes: { ...articleRules.allowedAttributes, a: [...articleRules.allowedAttributes.a, 'rel'] }, transformTags: { a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, rel: 'nofollow noopener' } }) } }).trim();

import { escapeHtml } from '@masthead/config/html';
import { articleContent } from '@masthead/config/content-rules';
import { Marked, type Token, type Tokens } from 'marked';
import sanitizeHtml from 'sanitize-html';
import { typeset } from './typeset.ts';

const external = /^https?:/;

const bodyRules: sanitizeHtml.IOptions = {
  ...articleContent,
  transformTags: {
    a: (tagName, attributes) => ({
      tagName,
      attribs: external.test(attributes['href'] ?? '') ? { ...attributes, rel: 'noopener' } : attributes,
    }),
  },
};

/** Strips from a block of HTML all that an article's body may not hold. */
export const sanitizeBody = (html: string): string => sanitizeHtml(html, bodyRules).trim();

const markdown = new Marked({
  gfm: true,
  renderer: {
    // The page's title is the only heading of level 1.
    heading({ tokens, depth }) {
      const level = Math.min(Math.max(depth, 2), 3);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>\n`;
    },
    tablecell({ tokens, header, align }) {
      const cell = this.parser.parseInline(tokens);
      const aligned = align ? ` align="${align}"` : '';
      return header ? `<th scope="col"${aligned}>${cell}</th>` : `<td${aligned}>${cell}</td>`;
    },
  },
});

const isLonelyImage = (token: Token): token is Tokens.Paragraph & { tokens: [Tokens.Image] } =>
  token.type === 'paragraph' && token.tokens?.length === 1 && token.tokens[0]?.type === 'image';

const figure = ({ href, text, title }: Tokens.Image): string =>
  `<figure><img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''}</figure>`;

/** Addresses and code keep their straight marks. */
const typesetMarkdown = (body: string): string =>
  body
    .split(/(\]\([^)]*\)|`[^`]*`)/)
    .map((part, index) => (index % 2 === 0 ? typeset(part) : part))
    .join('');

const render = (token: Token): string => {
  if (isLonelyImage(token)) return figure(token.tokens[0]);
  const html = markdown.parser([token]);
  // A wide table scrolls by itself, and the keyboard can reach it.
  return token.type === 'table'
    ? `<div class="table-scroll" role="region" tabindex="0" aria-label="Table">${html}</div>`
    : html;
};

/**
 * The body as HTML blocks, one paragraph, heading, list, quotation, table or figure each, so that advertising can
 * stand between them (SPEC §3, bodyArray).
 */
export const bodyBlocks = (body: string): readonly string[] =>
  markdown
    .lexer(typesetMarkdown(body))
    .filter(({ type }) => type !== 'space')
    .map((token) => sanitizeBody(render(token)))
    .filter((block) => block !== '');

const wordsPerMinute = 230;

/** Minutes to read a number of words at an ordinary pace; never none. */
export const minutesToRead = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));

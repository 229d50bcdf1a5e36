import { escapeHtml } from '@masthead/content-rules/html';
import { Marked, type Token, type Tokens } from 'marked';
import { toMediaFigure } from '../../media/library/mediaFigure.ts';
import type { MediaRecord } from '../../media/library/mediaRecord.ts';
import type { PlacedChart } from '../../db/tables/columns.ts';
import { footnotes, linkAnchors, renderFootnotes } from './anchors.ts';
import { parseChart, toChartTable } from './charts/chart.ts';
import { getChartIndex, splitChartBlocks } from './charts/chartBlocks.ts';
import { toUnlinkedBlocks } from './htmlBlocks.ts';
import { sanitizeBody } from './sanitizeBody.ts';
import { createTypeset } from './typeset.ts';

const markdown = new Marked(footnotes, {
  gfm: true,
  renderer: {
    // Only the page's title has heading level 1.
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

const isImageParagraph = (token: Token): token is Tokens.Paragraph & { tokens: [Tokens.Image] } =>
  token.type === 'paragraph' && token.tokens?.length === 1 && token.tokens[0]?.type === 'image';

/** Pictures of the media library by their address in the Markdown. */
type BodyPictures = Readonly<Record<string, MediaRecord>>;

const toFigure = ({ href, text, title }: Tokens.Image, pictures: BodyPictures): string => {
  const record = Object.hasOwn(pictures, href) ? pictures[href] : undefined;
  if (record) return toMediaFigure(record, { alt: text, ...(title && { caption: title }) });
  return `<figure><img src="${escapeHtml(href)}" alt="${escapeHtml(text)}" loading="lazy">${title ? `<figcaption>${escapeHtml(title)}</figcaption>` : ''}</figure>`;
};

const render = (token: Token, pictures: BodyPictures): string =>
  isImageParagraph(token) ? toFigure(token.tokens[0], pictures) : markdown.parser([token]);

/** The HTML blocks of a body, and its charts with the index of their block. */
export type Body = { blocks: readonly string[]; charts: readonly PlacedChart[] };

/**
 * Converts a body to HTML blocks, each a paragraph, heading, list, quotation, table, figure or chart, so that ads can
 * be inserted between them (§3, bodyArray). The block of a chart is a table with its data.
 */
export const toBody = (body: string, pictures: BodyPictures = {}, language = 'en-US'): Body => {
  const typeset = createTypeset(language);
  const { text, blocks: sources } = splitChartBlocks(body);
  const blocks: string[] = [];
  const charts: PlacedChart[] = [];
  let html = '';
  const flush = (): void => {
    blocks.push(...toUnlinkedBlocks(html, language));
    html = '';
  };
  const tokens = markdown.lexer(text);
  const notes = renderFootnotes(markdown, tokens);
  for (const token of tokens) {
    const source = token.type === 'code' ? sources[getChartIndex(token.raw) ?? -1] : undefined;
    if (!source) {
      html += render(token, pictures);
      continue;
    }
    const chart = parseChart(source, typeset);
    // The schema of bodies refuses a chart with issues.
    if (!chart.ok) continue;
    flush();
    charts.push({ ...chart.value, block: blocks.length });
    blocks.push(sanitizeBody(toChartTable(chart.value)));
  }
  html += notes;
  flush();
  return { blocks: linkAnchors(blocks), charts };
};

/** Converts Markdown of another system to HTML that is not sanitized. Code named `chart` is code. */
export const renderMarkdown = (text: string): string => {
  const tokens = markdown.lexer(text);
  const notes = renderFootnotes(markdown, tokens);
  return `${markdown.parser(tokens)}${notes}`;
};

/** Converts a body to HTML that is not sanitized yet, such as to find what sanitizing would remove. */
export const toUnsafeHtml = (body: string, pictures: BodyPictures = {}): string => {
  const tokens = markdown.lexer(splitChartBlocks(body).text);
  const notes = renderFootnotes(markdown, tokens);
  return `${tokens.map((token) => render(token, pictures)).join('')}${notes}`;
};

/** A picture of a body. `inline`: within a sentence, list, quotation, table or HTML, where no figure can be. */
type BodyPicture = { href: string; placement: 'figure' | 'inline' };

const htmlPicture = /<img\b[^>]*?\ssrc\s*=\s*["']?([^"'\s>]+)/gi;

export const listBodyPictures = (body: string): readonly BodyPicture[] => {
  const blocks = markdown.lexer(splitChartBlocks(body).text);
  const figures = new Set<Token>(blocks.filter(isImageParagraph).map(({ tokens: [image] }) => image));
  const pictures: BodyPicture[] = [];
  markdown.walkTokens(blocks, (token) => {
    if (token.type === 'image')
      pictures.push({ href: token.href, placement: figures.has(token) ? 'figure' : 'inline' });
    if (token.type === 'html')
      for (const [, href = ''] of token.raw.matchAll(htmlPicture)) pictures.push({ href, placement: 'inline' });
  });
  return pictures;
};

const wordsPerMinute = 230;

/** Reading time of a text in minutes, at least one. */
export const countReadingMinutes = (text: string): number =>
  Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsPerMinute));

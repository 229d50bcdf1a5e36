import { escapeHtml } from '@masthead/content-rules/html';
import { marked } from 'marked';
import { maxNesting, measureNesting } from '../../content/files/nesting.ts';
import type { AddNote } from '../bodyTree.ts';
import { toParagraphs, toText } from '../text.ts';
import { toFigure, toFrame } from '../wordpress/bodyContext.ts';

/** The data of a card of the editor. Its names are those of the Lexical editor. */
export type Card = Readonly<Record<string, unknown>>;

/** What becomes of a card: HTML, or nothing with a reason for the report. */
type CardRule =
  | { kind: 'convert'; convert: (card: Card) => string; changed?: string }
  | { kind: 'skip'; reason: string };

const get = (card: Card, name: string): string => {
  const value = Object.hasOwn(card, name) ? card[name] : undefined;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
};

const getPart = (card: Card, name: string): Card => {
  const value = Object.hasOwn(card, name) ? card[name] : undefined;
  return typeof value === 'object' && value !== null ? (value as Card) : {};
};

/** A paragraph of HTML; nothing without text. */
const toParagraph = (html: string): string => (html.trim() === '' ? '' : `<p>${html}</p>`);
const toLink = (address: string, label: string): string =>
  address === ''
    ? toParagraph(escapeHtml(label))
    : `<p><a href="${escapeHtml(address)}">${escapeHtml(label || address)}</a></p>`;
const join = (...parts: readonly string[]): string => parts.filter(Boolean).join('\n');
const toHeading = (level: 2 | 3 | 4, html: string): string =>
  html.trim() === '' ? '' : `<h${level}>${html}</h${level}>`;

const toImage = (card: Card, name = 'src'): string => {
  const address = get(card, name);
  if (address === '') return '';
  const alt = get(card, 'alt');
  return toFigure({ address, alt: alt || undefined, caption: get(card, 'caption') });
};

const toGallery = (card: Card): string => {
  const images: readonly unknown[] = Array.isArray(card['images']) ? card['images'] : [];
  const figures = images.flatMap((image) =>
    typeof image === 'object' && image !== null ? [toImage(image as Card)] : [],
  );
  return join(...figures, toParagraph(get(card, 'caption')));
};

const toBookmark = (card: Card): string => {
  const page = getPart(card, 'metadata');
  const description = get(page, 'description');
  const address = get(card, 'url') || get(page, 'url');
  return join(
    toLink(address, get(page, 'title')),
    description && `<p>${escapeHtml(description)}</p>`,
    toParagraph(get(card, 'caption')),
  );
};

/** The address of a frame in the HTML of an embed; its page shows scripts otherwise. */
const toEmbed = (card: Card): string => {
  const [, frame = ''] = /<iframe\b[^>]*?\ssrc="([^"]+)"/i.exec(get(card, 'html')) ?? [];
  const address = get(card, 'url') || frame;
  const title = get(getPart(card, 'metadata'), 'title');
  return join(address ? toFrame(address, title) : get(card, 'html'), toParagraph(get(card, 'caption')));
};

const toPlayer = (element: 'audio' | 'video', card: Card): string => {
  const [address, poster] = [get(card, 'src'), get(card, 'customThumbnailSrc') || get(card, 'thumbnailSrc')];
  if (address === '') return '';
  const still = element === 'video' && poster ? ` poster="${escapeHtml(poster)}"` : '';
  return join(
    `<${element} src="${escapeHtml(address)}"${still} title="${escapeHtml(get(card, 'title') || get(card, 'fileName'))}"></${element}>`,
    toParagraph(get(card, 'caption')),
  );
};

const toFile = (card: Card): string =>
  join(
    toLink(get(card, 'src'), get(card, 'fileTitle') || get(card, 'fileName')),
    toParagraph(escapeHtml(get(card, 'fileCaption'))),
  );

const toCallout = (card: Card): string => {
  const text = get(card, 'calloutText');
  return text.trim() === ''
    ? ''
    : `<blockquote>${/^\s*<(?:p|ul|ol)\b/i.test(text) ? text : `<p>${text}</p>`}</blockquote>`;
};

const toProduct = (card: Card): string =>
  join(
    toImage(card, 'productImageSrc'),
    toHeading(3, get(card, 'productTitle')),
    get(card, 'productDescription'),
    get(card, 'productUrl') && toLink(get(card, 'productUrl'), get(card, 'productButton')),
  );

const toHeader = (card: Card): string =>
  join(
    toImage(card, 'backgroundImageSrc'),
    toHeading(2, get(card, 'header')),
    toParagraph(get(card, 'subheader')),
    get(card, 'buttonUrl') && toLink(get(card, 'buttonUrl'), get(card, 'buttonText')),
  );

const toMarkdown = (card: Card): string => {
  const text = get(card, 'markdown');
  return measureNesting(text) > maxNesting ? toParagraphs(text) : marked.parse(text, { gfm: true, async: false });
};

const toCode = (card: Card): string =>
  join(`<pre><code>${escapeHtml(get(card, 'code'))}</code></pre>`, toParagraph(get(card, 'caption')));

const toCallToAction = (card: Card): string =>
  join(
    toImage(card, 'imageUrl'),
    toParagraph(get(card, 'sponsorLabel').replaceAll(/<\/?p[^>]*>/gi, '')),
    get(card, 'textValue'),
    get(card, 'buttonUrl') && toLink(get(card, 'buttonUrl'), get(card, 'buttonText')),
  );

const toNft = (card: Card): string => {
  const piece = getPart(card, 'metadata');
  const title = [get(piece, 'title'), get(piece, 'creator_name') || get(piece, 'author_name')]
    .filter(Boolean)
    .join(', ');
  return join(toImage({ src: get(piece, 'image_url'), alt: get(piece, 'title') }), toLink(get(card, 'url'), title));
};

const convert = (rule: (card: Card) => string, changed?: string): CardRule => ({
  kind: 'convert',
  convert: rule,
  ...(changed !== undefined && { changed }),
});
const skip = (reason: string): CardRule => ({ kind: 'skip', reason });
const toRule = (): string => '<hr>';

/** Every card of the editors of Ghost, and what becomes of it. */
export const cardRules: ReadonlyMap<string, CardRule> = new Map(
  Object.entries<CardRule>({
    image: convert(toImage),
    gallery: convert(toGallery, 'The pictures of a gallery follow one another.'),
    bookmark: convert(toBookmark, 'The preview of a page becomes a link.'),
    embed: convert(toEmbed),
    transistor: convert(toEmbed),
    video: convert((card) => toPlayer('video', card)),
    audio: convert((card) => toPlayer('audio', card)),
    file: convert(toFile),
    callout: convert(toCallout, 'A box becomes a quotation, without its sign and color.'),
    toggle: convert(
      (card) => join(toHeading(4, get(card, 'heading')), get(card, 'content')),
      'Its text is always visible, below its heading.',
    ),
    button: convert((card) => toLink(get(card, 'buttonUrl'), get(card, 'buttonText')), 'A button becomes a link.'),
    header: convert(toHeader, 'It becomes a heading with a text, without colors.'),
    product: convert(toProduct, 'It becomes a picture, a heading and a text, without its stars.'),
    nft: convert(toNft, 'It becomes a picture and a link.'),
    'call-to-action': convert(toCallToAction, 'It becomes a text and a link, without colors.'),
    'before-after': convert(
      (card) =>
        join(
          toImage(getPart(card, 'beforeImage')),
          toImage(getPart(card, 'afterImage')),
          toParagraph(get(card, 'caption')),
        ),
      'The two pictures follow one another.',
    ),
    html: convert((card) => get(card, 'html')),
    markdown: convert(toMarkdown),
    'card-markdown': convert(toMarkdown),
    code: convert(toCode),
    codeblock: convert(toCode),
    hr: convert(toRule),
    horizontalrule: convert(toRule),
    paywall: skip('It marks where the text for members starts.'),
    signup: skip('It is a form of the old site. Use the newsletters of the publication.'),
    email: skip('Only emails show it.'),
    'email-cta': skip('Only emails show it.'),
    collection: skip('It lists other posts. Use the streams and packages of the publication.'),
  }),
);

/** Whether a card has a rule. */
export const isCard = (name: string): boolean => cardRules.has(name);

/** Converts a card to HTML, and notes what is lost. */
export const convertCard = (name: string, card: Card, note: AddNote): string => {
  const rule = cardRules.get(name);
  const subject = `card ${name.slice(0, 60)}`;
  if (!rule) {
    note('not-imported', subject, 'Ghost has no such card. Copy its content.', JSON.stringify(card).slice(0, 200));
    return '';
  }
  if (rule.kind === 'skip') {
    // Its texts, without addresses and the names of settings.
    const texts = Object.values(card).filter((value) => typeof value === 'string' && /[\s<]|^[A-Z]/.test(value));
    note('not-imported', subject, rule.reason, toText(texts.join(' ')).slice(0, 200) || undefined);
    return '';
  }
  if (rule.changed !== undefined) note('changed', subject, rule.changed);
  return rule.convert(card);
};

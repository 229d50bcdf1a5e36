import { escapeHtml } from '@masthead/content-rules/html';
import type { AddNote } from '../bodyTree.ts';
import { toEmbedTarget } from '../body/embeds.ts';
import { markdownToHtml, toLostText } from '../text.ts';
import { toFigure, toFrame } from '../wordpress/bodyContext.ts';

/** The data of a card of the editor. Its names are those of the Lexical editor. */
export type Card = Readonly<Record<string, unknown>>;

/** What becomes of a card: HTML, or nothing with a reason for the report. */
type CardRule =
  | { kind: 'convert'; convert: (card: Card, note: AddNote) => string; changed?: string }
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
const join = (...parts: readonly (string | false)[]): string => parts.filter(Boolean).join('\n');
const toHeading = (level: 2 | 3 | 4, html: string): string =>
  html.trim() === '' ? '' : `<h${level}>${html}</h${level}>`;

const toImage = (card: Card, note: AddNote, name = 'src'): string => {
  const address = get(card, name);
  if (address === '') return '';
  const href = get(card, 'href');
  if (href !== '') note('changed', 'linked picture', 'Pictures have no links.', href);
  const alt = get(card, 'alt');
  return toFigure({ address, alt: alt || undefined, caption: get(card, 'caption') });
};

const toGallery = (card: Card, note: AddNote): string => {
  const images: readonly unknown[] = Array.isArray(card['images']) ? card['images'] : [];
  const figures = images.flatMap((image) =>
    typeof image === 'object' && image !== null ? [toImage(image as Card, note)] : [],
  );
  return join(...figures, toParagraph(get(card, 'caption')));
};

const toBookmark = (card: Card, note: AddNote): string => {
  const page = getPart(card, 'metadata');
  const source = ['author', 'publisher'].map((name) => get(page, name)).filter(Boolean);
  note('changed', 'card bookmark', 'The preview of a page becomes a link.', source.join(', ') || undefined);
  const description = get(page, 'description');
  const address = get(card, 'url') || get(page, 'url');
  return join(
    toLink(address, get(page, 'title')),
    description && `<p>${escapeHtml(description)}</p>`,
    toParagraph(get(card, 'caption')),
  );
};

/** A frame at the address of an embed, or its text, such as that of a post, which a script replaces by a frame. */
const toEmbed = (card: Card, note: AddNote): string => {
  const html = get(card, 'html');
  const [, frame = ''] = /<iframe\b[^>]*?\ssrc="([^"]+)"/i.exec(html) ?? [];
  const address = get(card, 'url') || frame;
  const text = toLostText(html);
  const title = get(getPart(card, 'metadata'), 'title') || (frame !== '' && text) || '';
  const caption = toParagraph(get(card, 'caption'));
  if (address === '') return join(html, caption);
  if (text === undefined || text === title) return join(toFrame(address, title), caption);
  if (toEmbedTarget(address)?.kind === 'link')
    return join(html, !html.includes(escapeHtml(address)) && toLink(address, title), caption);
  note('not-imported', 'text of an embed', 'Its player is shown instead.', text);
  return join(toFrame(address, title), caption);
};

const toPlayer = (element: 'audio' | 'video', card: Card): string => {
  const [address, poster] = [get(card, 'src'), get(card, 'customThumbnailSrc') || get(card, 'thumbnailSrc')];
  if (address === '') return '';
  const still = element === 'video' && poster ? ` poster="${escapeHtml(poster)}"` : '';
  const [title, caption] = [get(card, 'title'), get(card, 'caption')];
  const player = `<${element} src="${escapeHtml(address)}"${still} title="${escapeHtml(title || get(card, 'fileName'))}"></${element}>`;
  // Without a title, the caption is the name of the player.
  return title === '' && caption !== ''
    ? `<figure>${player}<figcaption>${caption}</figcaption></figure>`
    : join(player, toParagraph(caption));
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

const toProduct = (card: Card, note: AddNote): string =>
  join(
    toImage(card, note, 'productImageSrc'),
    toHeading(3, get(card, 'productTitle')),
    get(card, 'productDescription'),
    get(card, 'productUrl') && toLink(get(card, 'productUrl'), get(card, 'productButton')),
  );

const toHeader = (card: Card, note: AddNote): string =>
  join(
    toImage(card, note, 'backgroundImageSrc'),
    toHeading(2, get(card, 'header')),
    toParagraph(get(card, 'subheader')),
    get(card, 'buttonUrl') && toLink(get(card, 'buttonUrl'), get(card, 'buttonText')),
  );

const toMarkdown = (card: Card): string => markdownToHtml(get(card, 'markdown'));

const toCode = (card: Card): string =>
  join(`<pre><code>${escapeHtml(get(card, 'code'))}</code></pre>`, toParagraph(get(card, 'caption')));

const toCallToAction = (card: Card, note: AddNote): string =>
  join(
    toImage(card, note, 'imageUrl'),
    toParagraph(get(card, 'sponsorLabel').replaceAll(/<\/?p[^>]*>/gi, '')),
    get(card, 'textValue'),
    get(card, 'buttonUrl') && toLink(get(card, 'buttonUrl'), get(card, 'buttonText')),
  );

const toNft = (card: Card, note: AddNote): string => {
  const piece = getPart(card, 'metadata');
  const title = [get(piece, 'title'), get(piece, 'creator_name') || get(piece, 'author_name')]
    .filter(Boolean)
    .join(', ');
  return join(
    toImage({ src: get(piece, 'image_url'), alt: get(piece, 'title') }, note),
    toLink(get(card, 'url'), title),
  );
};

const convert = (rule: (card: Card, note: AddNote) => string, changed?: string): CardRule => ({
  kind: 'convert',
  convert: rule,
  ...(changed !== undefined && { changed }),
});
const skip = (reason: string): CardRule => ({ kind: 'skip', reason });
const toRule = (): string => '<hr>';

/** Every card of the editors of Ghost, and what becomes of it. */
export const cardRules: ReadonlyMap<string, CardRule> = new Map(
  Object.entries<CardRule>({
    image: convert((card, note) => toImage(card, note)),
    gallery: convert(toGallery, 'The pictures of a gallery follow one another.'),
    bookmark: convert(toBookmark),
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
      (card, note) =>
        join(
          toImage(getPart(card, 'beforeImage'), note),
          toImage(getPart(card, 'afterImage'), note),
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

/** Who saw a part of a text. `segment` selects members: `status:free,status:-free` all of them, `status:-free` those who pay. */
type Audience = { everybody: boolean; segment: string };

/** Notes for whom a part of a text was. Returns whether it is imported: what only emails showed or was paid for is not. */
export const isForReaders = (
  { everybody, segment }: Audience,
  subject: string,
  html: string,
  note: AddNote,
): boolean => {
  if (everybody) return true;
  const text = toLostText(html);
  if (segment.includes('status:free')) {
    note('changed', subject, 'Readers had to sign up for it. Here everybody can read it.', text);
    return true;
  }
  const reason =
    segment === '' ? 'Only emails show it.' : 'Only some members saw it. Copy it if everybody may read it.';
  note('not-imported', subject, reason, text);
  return false;
};

const getAudience = (card: Card): Audience => {
  const web = getPart(getPart(card, 'visibility'), 'web');
  return { everybody: web['nonMember'] !== false, segment: get(web, 'memberSegment') };
};

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
    note('not-imported', subject, rule.reason, toLostText(texts.join(' ')));
    return '';
  }
  const html = rule.convert(card, note);
  if (!isForReaders(getAudience(card), subject, html, note)) return '';
  if (rule.changed !== undefined) note('changed', subject, rule.changed);
  return html;
};

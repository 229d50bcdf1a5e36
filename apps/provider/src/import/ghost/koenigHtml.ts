import { type ChildNode, type Element, isTag } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { type AddNote, listElements, parseBody, toHtml } from '../bodyTree.ts';
import { toText } from '../text.ts';
import { type Card, convertCard, isForReaders } from './cards.ts';

const hasClass = (element: Element, name: string): boolean =>
  (element.attribs['class'] ?? '').split(/\s+/).includes(name);
const find = (card: Element, name: string): Element | undefined =>
  listElements(card).find((element) => hasClass(element, name));
const findTag = (card: Element, tag: string): Element | undefined =>
  listElements(card).find(({ name }) => name === tag);

const getInner = (element: Element | undefined): string => element?.children.map(toHtml).join('') ?? '';
const getInnerText = (card: Element, name: string): string => toText(getInner(find(card, name)));
const getAttribute = (element: Element | undefined, name: string): string => element?.attribs[name] ?? '';
const getCaption = (card: Element): string => getInner(findTag(card, 'figcaption'));

/** Tweets and posts are quotations that a script replaces; their last link leads to the post. */
const getPostAddress = (card: Element): string => {
  const quote = findTag(card, 'blockquote');
  const links = quote ? listElements(quote).filter(({ name }) => name === 'a') : [];
  return (
    getAttribute(quote, 'data-instgrm-permalink') || getAttribute(quote, 'cite') || getAttribute(links.at(-1), 'href')
  );
};

const readEmbed = (card: Element): Card => {
  const frame = findTag(card, 'iframe');
  return {
    url: getAttribute(frame, 'src') || getPostAddress(card),
    metadata: { title: getAttribute(frame, 'title') },
    html: card.children.map(toHtml).join(''),
    caption: getCaption(card),
  };
};

/** The data of a card that is not imported, for the report. */
const readHtml = (card: Element): Card => ({ html: toHtml(card) });

/** Cards of the editor by their class, and how their data is read from the HTML of a theme. Other cards stay as they are. */
const readers: ReadonlyMap<string, readonly [name: string, read: (card: Element) => Card]> = new Map(
  Object.entries<readonly [name: string, read: (card: Element) => Card]>({
    'kg-bookmark-card': [
      'bookmark',
      (card) => ({
        url: getAttribute(find(card, 'kg-bookmark-container'), 'href'),
        metadata: {
          title: getInnerText(card, 'kg-bookmark-title'),
          description: getInnerText(card, 'kg-bookmark-description'),
          author: getInnerText(card, 'kg-bookmark-author'),
          publisher: getInnerText(card, 'kg-bookmark-publisher'),
        },
        caption: getCaption(card),
      }),
    ],
    'kg-embed-card': ['embed', readEmbed],
    'kg-video-card': [
      'video',
      (card) => ({
        src: getAttribute(findTag(card, 'video'), 'src'),
        thumbnailSrc: getAttribute(card, 'data-kg-custom-thumbnail') || getAttribute(card, 'data-kg-thumbnail'),
        caption: getCaption(card),
      }),
    ],
    'kg-audio-card': [
      'audio',
      (card) => ({ src: getAttribute(findTag(card, 'audio'), 'src'), title: getInnerText(card, 'kg-audio-title') }),
    ],
    'kg-file-card': [
      'file',
      (card) => ({
        src: getAttribute(findTag(card, 'a'), 'href'),
        fileTitle: getInnerText(card, 'kg-file-card-title'),
        fileName: getInnerText(card, 'kg-file-card-filename'),
        fileCaption: getInnerText(card, 'kg-file-card-caption'),
      }),
    ],
    'kg-callout-card': ['callout', (card) => ({ calloutText: getInner(find(card, 'kg-callout-text')) })],
    'kg-toggle-card': [
      'toggle',
      (card) => ({
        heading: getInner(find(card, 'kg-toggle-heading-text')),
        content: getInner(find(card, 'kg-toggle-content')),
      }),
    ],
    'kg-button-card': [
      'button',
      (card) => ({
        buttonUrl: getAttribute(findTag(card, 'a'), 'href'),
        buttonText: toText(getInner(findTag(card, 'a'))),
      }),
    ],
    'kg-header-card': [
      'header',
      (card) => ({
        header: getInner(find(card, 'kg-header-card-header') ?? find(card, 'kg-header-card-heading')),
        subheader: getInner(find(card, 'kg-header-card-subheader') ?? find(card, 'kg-header-card-subheading')),
        buttonUrl: getAttribute(findTag(card, 'a'), 'href'),
        buttonText: toText(getInner(findTag(card, 'a'))),
        backgroundImageSrc: getAttribute(card, 'data-kg-background-image') || getAttribute(findTag(card, 'img'), 'src'),
      }),
    ],
    'kg-product-card': [
      'product',
      (card) => ({
        productImageSrc: getAttribute(find(card, 'kg-product-card-image'), 'src'),
        productTitle: getInner(find(card, 'kg-product-card-title')),
        productDescription: getInner(find(card, 'kg-product-card-description')),
        productUrl: getAttribute(find(card, 'kg-product-card-button'), 'href'),
        productButton: getInnerText(card, 'kg-product-card-button'),
      }),
    ],
    'kg-nft-card': [
      'nft',
      (card) => ({
        url: getAttribute(findTag(card, 'a'), 'href'),
        metadata: {
          title: getInnerText(card, 'kg-nft-title'),
          creator_name: getInnerText(card, 'kg-nft-creator'),
          image_url: getAttribute(find(card, 'kg-nft-image'), 'src'),
        },
      }),
    ],
    'kg-cta-card': [
      'call-to-action',
      (card) => ({
        imageUrl: getAttribute(findTag(card, 'img'), 'src'),
        sponsorLabel: getInner(find(card, 'kg-cta-sponsor-label')),
        textValue: getInner(find(card, 'kg-cta-text')),
        buttonUrl: getAttribute(find(card, 'kg-cta-button'), 'href'),
        buttonText: getInnerText(card, 'kg-cta-button'),
      }),
    ],
    'kg-signup-card': ['signup', readHtml],
    'kg-collection-card': ['collection', readHtml],
  }),
);

const findReader = (element: Element) =>
  (element.attribs['class'] ?? '')
    .split(/\s+/)
    .map((name) => readers.get(name))
    .find((reader) => reader !== undefined);

const plainCards = new Set(['kg-image-card', 'kg-gallery-card', 'kg-code-card']);

const noteUnknown = (element: Element, note: AddNote): void => {
  const names = (element.attribs['class'] ?? '').split(/\s+/).filter((name) => /^kg-[a-z-]+-card$/.test(name));
  for (const name of names)
    if (!plainCards.has(name)) note('changed', `card ${name}`, 'It is not known. Its text is imported as it is.');
};

const convertNodes = (nodes: readonly ChildNode[], note: AddNote): ChildNode[] =>
  nodes.flatMap((node): ChildNode[] => {
    if (!isTag(node)) return [node];
    const reader = findReader(node);
    if (reader) {
      const [name, read] = reader;
      return parseDocument(convertCard(name, read(node), note)).children;
    }
    noteUnknown(node, note);
    node.children = convertNodes(node.children, note);
    return [node];
  });

const gatedStart = /<!--\s*kg-gated-block:begin nonMember:(true|false) memberSegment:"([^"]*)"\s*-->/;
const gatedEnd = /<!--\s*kg-gated-block:end\s*-->/;

/** Removes the parts of a text that were for some readers only. */
const removeGatedParts = (html: string, note: AddNote): string =>
  html
    .split(gatedEnd)
    .map((text) => {
      const start = gatedStart.exec(text);
      if (!start) return text;
      const [mark, everybody, segment = ''] = start;
      const [before, part] = [text.slice(0, start.index), text.slice(start.index + mark.length)];
      const audience = { everybody: everybody === 'true', segment };
      return isForReaders(audience, 'part of the text', part, note) ? `${before}${part}` : before;
    })
    .join('');

/** Converts the cards in the HTML of a post to plain HTML. */
export const convertKoenigHtml = (html: string, note: AddNote): string => {
  if (html.includes('<!--members-only-->'))
    note('changed', 'public preview', 'The text before and after the mark for members is imported as one.');
  if (!html.includes('kg-')) return html;
  const visible = removeGatedParts(html, note);
  const root = parseBody(visible);
  return root ? convertNodes(root.children, note).map(toHtml).join('') : visible;
};

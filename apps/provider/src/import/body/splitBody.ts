import { getElementFate } from '@masthead/content-rules/elements';
import { escapeHtml, unwrapCdata } from '@masthead/content-rules/html';
import { isSitePath } from '@masthead/content-rules/site-path';
import { type ChildNode, Element, isTag, isText, Text } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import { isHtmlTooDeep, maxHtmlNesting } from '../../content/files/nesting.ts';
import { listLostFragments } from '../../content/files/anchors.ts';
import { type AddNote, listElements, toHtml } from '../bodyTree.ts';
import { toText } from '../text.ts';
import type { BodyPart, CaptionsPart } from './parts.ts';
import { parseHostedVideo } from '@masthead/content-rules/video-hosts';

/** Scripts load the picture later from one of these attributes. */
const lazyAttributes = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-full-url'] as const;

const getFirstOfSet = (set = ''): string => set.trim().split(/[\s,]/, 1)[0] ?? '';

const getPictureAddress = ({ attribs }: Element): string => {
  const lazy = lazyAttributes.map((name) => attribs[name]).find((value) => value?.trim());
  const source = attribs['src']?.trim() ?? '';
  const isPlaceholder = source === '' || source.startsWith('data:');
  return isPlaceholder ? (lazy ?? getFirstOfSet(attribs['srcset'] ?? attribs['data-srcset'])) : source;
};

const findSource = (element: Element): string =>
  element.attribs['src']?.trim() ||
  (element.children.flatMap((child) =>
    isTag(child) && child.name === 'source' ? (child.attribs['src'] ?? '') : '',
  )[0] ??
    '');

const listCaptions = ({ children }: Element): readonly CaptionsPart[] =>
  children.filter(isTag).flatMap(({ name, attribs: { src = '', kind = 'subtitles', srclang = '', label = '' } }) =>
    name === 'track' && src.trim() !== '' && ['captions', 'subtitles'].includes(kind)
      ? [
          {
            address: src.trim(),
            language: srclang.trim() || 'en',
            label: label.trim() || srclang.trim() || 'Captions',
          },
        ]
      : [],
  );

/** Returns the media that an element is; undefined for other elements. */
const toMediaPart = (element: Element): BodyPart | undefined => {
  const { name, attribs } = element;
  switch (name) {
    case 'img':
      return { kind: 'picture', address: getPictureAddress(element), alt: attribs['alt']?.trim(), caption: undefined };
    case 'iframe':
      return {
        kind: 'frame',
        address: (attribs['src'] || attribs['data-src'] || '').trim(),
        title: attribs['title']?.trim() ?? '',
      };
    case 'video':
    case 'audio': {
      const address = findSource(element);
      // The player of WordPress also plays addresses of video hosts.
      if (parseHostedVideo(address.replace(/^http:/, 'https:')))
        return { kind: 'frame', address, title: attribs['title']?.trim() ?? '' };
      return {
        kind: 'file',
        element: name,
        address,
        label: attribs['title']?.trim() ?? '',
        poster: attribs['poster']?.trim() ?? '',
        captions: listCaptions(element),
      };
    }
    default:
      return undefined;
  }
};

/** What splitting a body needs. */
type SplitDeps = {
  /** The new address of a link. */
  rewriteLink: (href: string) => string;
  note: AddNote;
};

/** Attributes that are dropped and that readers could miss. */
const reportedAttributes = {
  style: 'Text has the styles of the publication.',
  onclick: 'Scripts of other systems are not imported.',
};

/** Cleans nodes in place: removes what is not imported, renames elements, rewrites links. */
const clean = (nodes: readonly ChildNode[], deps: SplitDeps): ChildNode[] =>
  nodes.flatMap((node): ChildNode[] => {
    if (isText(node)) return [node];
    if (!isTag(node)) return [];
    const element = node;
    const { name } = element;
    const fate = getElementFate(name);
    const isMedia = toMediaPart(element) !== undefined;
    if (fate.fate === 'dropped' && !isMedia) {
      if (!fate.isHidden || toText(element.children.map(toHtml).join('')) !== '')
        deps.note('not-imported', `element ${name}`, fate.reason, toHtml(element).slice(0, 200));
      return fate.isHidden ? [] : [new Text(' ')];
    }
    for (const [attribute, reason] of Object.entries(reportedAttributes))
      if (element.attribs[attribute] !== undefined) deps.note('ignored', `attribute ${attribute}`, reason);
    if (name === 'a' && element.attribs['href'] !== undefined)
      element.attribs['href'] = deps.rewriteLink(element.attribs['href']);
    if (name === 'iframe') {
      const { src = '', title } = element.attribs;
      const href = deps.rewriteLink(src);
      // The site's own story, of which other systems show a card.
      if (href !== src && isSitePath(href))
        return [new Element('p', {}, [new Element('a', { href }, [new Text(title?.trim() || 'Read the story')])])];
    }
    if (isMedia) return [element];
    if (fate.fate === 'mapped') element.name = fate.to;
    if (fate.fate === 'unwrapped' && fate.reason !== undefined)
      deps.note('changed', `element ${name.slice(0, 60)}`, fate.reason);
    element.children = clean(element.children, deps);
    return [element];
  });

/** Takes the media out of a node and returns it. Words before and after it stay separate. */
const extractMedia = (node: ChildNode): BodyPart[] => {
  if (!isTag(node)) return [];
  const parts: BodyPart[] = [];
  node.children = node.children.map((child) => {
    const part = isTag(child) ? toMediaPart(child) : undefined;
    parts.push(...(part ? [part] : extractMedia(child)));
    return part ? new Text(' ') : child;
  });
  return parts;
};

const hasMedia = (node: ChildNode): boolean =>
  isTag(node) && (toMediaPart(node) !== undefined || node.children.some(hasMedia));

const isCaption = (node: ChildNode): boolean => isTag(node) && node.name === 'figcaption';

/** The name of a player: its caption, else its title. */
const chooseName = (caption: string, title: string, { note }: SplitDeps): string => {
  if (caption !== '' && title !== '' && caption !== title)
    note('ignored', 'title of a player', 'Its caption is shown instead.', title);
  return caption || title;
};

/** A figure: its pictures or its table with their captions, or its quotation with the caption as a paragraph. */
const splitFigure = (figure: Element, deps: SplitDeps): BodyPart[] => {
  const captions = figure.children.filter(isCaption);
  const caption = toText(captions.map(toHtml).join(' '));
  const links = captions
    .filter(isTag)
    .flatMap(listElements)
    .filter(({ name }) => name === 'a');
  for (const { attribs } of links)
    deps.note('changed', 'link in a caption', 'Captions are plain text.', attribs['href']);
  const parts = [
    ...splitNodes(
      figure.children.filter((node) => !isCaption(node)),
      deps,
    ),
    ...captions.flatMap(extractMedia),
  ];
  const [first, ...more] = parts;
  if (first && more.length === 0)
    switch (first.kind) {
      case 'picture':
        return [{ ...first, caption: caption || first.caption }];
      case 'file':
        return [{ ...first, label: chooseName(caption, first.label, deps) }];
      case 'frame':
        return [{ ...first, title: chooseName(caption, first.title, deps) }];
      case 'html':
        if (caption !== '' && /^<table\b/.test(first.html))
          return [
            { kind: 'html', html: `<figure>${first.html}<figcaption>${escapeHtml(caption)}</figcaption></figure>` },
          ];
        break;
      default:
    }
  const grouped = toGallery(parts);
  return caption === '' ? grouped : [...grouped, { kind: 'html', html: `<p>${escapeHtml(caption)}</p>` }];
};

/** Pictures with nothing between them, which one element holds, are a gallery. */
const toGallery = (parts: readonly BodyPart[]): BodyPart[] => {
  const pictures = parts.flatMap((part) =>
    part.kind === 'picture' ? [part] : part.kind === 'gallery' ? part.pictures : [],
  );
  const isGallery = parts.length > 1 && parts.every(({ kind }) => kind === 'picture' || kind === 'gallery');
  return isGallery ? [{ kind: 'gallery', pictures }] : [...parts];
};

/** Galleries are lists of figures in old versions of the editor, and groups in themes without figures. */
const isGallery = (element: Element): boolean =>
  ['ul', 'ol', 'div'].includes(element.name) && /\bgallery/.test(element.attribs['class'] ?? '');

/** Elements whose children are blocks of the body: groups, and others whose pictures are between paragraphs. */
const isGroup = (element: Element): boolean => {
  const fate = getElementFate(element.name);
  if (fate.fate === 'unwrapped' && fate.layout === 'block') return fate.reason === undefined || hasMedia(element);
  if (['div', 'footer'].includes(element.name)) return true;
  return ['p', 'li', 'dt', 'dd', 'td', 'th'].includes(element.name) && hasMedia(element);
};

/** Blocks of text. A part without its whole, such as a single row, waits for the text around it. */
const isTextBlock = ({ name }: Element): boolean => {
  const fate = getElementFate(name);
  return fate.fate === 'kept' && fate.layout === 'block' && fate.parents === undefined;
};

/** Splits nodes into blocks of text and media, in their order. */
function splitNodes(nodes: readonly ChildNode[], deps: SplitDeps): BodyPart[] {
  const parts: BodyPart[] = [];
  let inline = '';
  const flush = (): void => {
    // An empty line separates paragraphs in text without tags.
    for (const text of inline.split(/\n[ \t]*\n/))
      if (text.trim() !== '') parts.push({ kind: 'html', html: `<p>${text.trim()}</p>` });
    inline = '';
  };
  const add = (...more: readonly BodyPart[]): void => {
    flush();
    parts.push(...more);
  };
  for (const node of nodes) {
    if (!isTag(node)) {
      if (isText(node)) inline += escapeHtml(node.data);
      continue;
    }
    const media = toMediaPart(node);
    if (media) add(media);
    else if (node.name === 'figure') add(...splitFigure(node, deps));
    else if (isGallery(node)) add(...toGallery(splitNodes(node.children, deps)));
    else if (isGroup(node)) add(...splitNodes(node.children, deps));
    else if (isTextBlock(node)) {
      const found = hasMedia(node) ? extractMedia(node) : [];
      const html = toHtml(node);
      add(...(node.name === 'hr' || toText(html) !== '' ? [{ kind: 'html' as const, html }] : []), ...found);
    } else if (hasMedia(node)) {
      if (node.name === 'a' && !/\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(node.attribs['href'] ?? ''))
        deps.note('changed', 'linked picture', 'Pictures have no links.', node.attribs['href']);
      const found = extractMedia(node);
      if (toText(toHtml(node)) !== '') inline += toHtml(node);
      add(...found);
    } else inline += toHtml(node);
  }
  flush();
  return parts;
}

/** Splits the HTML of a source into blocks of text and media. */
export const splitBody = (html: string, deps: SplitDeps): readonly BodyPart[] => {
  if (isHtmlTooDeep(html)) {
    deps.note(
      'changed',
      'nested elements',
      `Elements are nested more than ${maxHtmlNesting} deep. Only the text is imported.`,
    );
    return [{ kind: 'html', html: `<p>${escapeHtml(toText(html))}</p>` }];
  }
  const root = parseDocument(unwrapCdata(html));
  for (const fragment of listLostFragments(root.children))
    deps.note('changed', 'link without a target', 'It leads nowhere in the text, so it is text.', `#${fragment}`);
  return splitNodes(clean(root.children, deps), deps);
};

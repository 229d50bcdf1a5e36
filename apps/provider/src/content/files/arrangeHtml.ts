import { elementFates, getElementFate, isInlineElement, type KeptElement } from '@masthead/content-rules/elements';
import { type ChildNode, Element, isTag, isText, type ParentNode, Text } from 'domhandler';

/** Reports an element that is dropped with its content, and why. A hidden one is reported only if it has content. */
export type OnDropped = (element: Element, reason: string) => void;

/** Separates what is before and after it: the edge of an element that is unwrapped, or an empty line. */
const gap: unique symbol = Symbol('gap');
type Item = ChildNode | typeof gap;

type Place = {
  /** The element that holds them; empty for the body. */
  parent: string;
  /** Only text within lines may be there: in a heading, a caption, preformatted text. */
  isLine?: boolean;
  /** Within a link, where no other link can be. */
  isLink?: boolean;
  onDropped: OnDropped;
};

const getKept = (name: string): KeptElement | undefined => {
  const fate = getElementFate(name);
  return fate.fate === 'kept' ? fate : undefined;
};

const isBlock = (item: Item): item is Element => item !== gap && isTag(item) && getKept(item.name)?.layout === 'block';

const isBlank = (item: Item): boolean =>
  item === gap ||
  (isText(item)
    ? item.data.trim() === ''
    : isTag(item) && getKept(item.name)?.holds !== 'nothing' && !item.attribs['id'] && item.children.every(isBlank));

const create = (name: string, children: ChildNode[], attributes: Record<string, string> = {}): Element =>
  new Element(name, attributes, children);

/** Whether an element is a part of the one that holds it, such as a row of a table. */
const isInValidParent = ({ parents }: KeptElement, parent: string): boolean =>
  parents === undefined || parents.includes(parent);

/** Elements that stray parts are put into. */
const defaultParents: ReadonlyMap<string, string> = new Map(Object.entries<string>({ li: 'ul', dt: 'dl', dd: 'dl' }));
const findDefaultParent = (name: string, { parent }: Place): string | undefined =>
  /^t[dh]$/.test(name) && getKept('tr')?.parents?.includes(parent) ? 'tr' : defaultParents.get(name);

/** Separators, and the items between them. */
const splitAt = (items: readonly Item[], isSeparator: (item: Item) => boolean): Item[][] => {
  const runs: Item[][] = [[]];
  for (const item of items) {
    if (isSeparator(item)) runs.push([item], []);
    else runs.at(-1)?.push(item);
  }
  return runs.filter((run) => run.length > 0);
};

const isRunEnd = (item: Item): boolean => item === gap || isBlock(item);
const isNode = (item: Item): item is ChildNode => item !== gap;

/** Puts the text within a block into an element of lines, such as that of a card into its link. */
const wrapTexts = (nodes: readonly ChildNode[], wrap: (run: ChildNode[]) => Element): ChildNode[] =>
  splitAt(nodes, isRunEnd).flatMap((run): ChildNode[] => {
    const [first] = run;
    if (first !== undefined && isBlock(first)) {
      first.children = wrapTexts(first.children, wrap);
      return [first];
    }
    const texts = run.filter(isNode);
    return texts.every(isBlank) ? texts : [wrap(texts)];
  });

/** An element of lines around each piece of text: it ends before a block and starts again after it. */
const distribute = (element: Element, items: readonly Item[], isInline: boolean): Item[] => {
  let isFirst = true;
  const wrap = (run: ChildNode[]): Element => {
    const { id: _, ...attributes } = element.attribs;
    const copy = create(element.name, run, isFirst ? element.attribs : attributes);
    isFirst = false;
    return copy;
  };
  if (!items.some(isRunEnd)) return [wrap(items.filter(isNode))];
  return splitAt(items, isRunEnd).flatMap((run): Item[] => {
    const [first] = run;
    if (first === gap) return [gap];
    if (first !== undefined && isBlock(first)) return isInline ? wrapTexts([first], wrap) : [first];
    return run.every(isBlank) ? run : [wrap(run.filter(isNode))];
  });
};

/** Children of an element that is unwrapped, with its id, language and direction. */
const ungroup = ({ attribs, children }: Element): ChildNode[] => {
  const { id, lang, dir } = attribs;
  const inherited = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }) };
  const nodes = children.map((child) => {
    if (isTag(child)) child.attribs = { ...inherited, ...child.attribs };
    return isText(child) && !isBlank(child) && (lang ?? dir) !== undefined ? create('span', [child], inherited) : child;
  });
  if (!id) return nodes;
  const first = nodes.find((node) => !isBlank(node));
  if (first && isTag(first)) first.attribs['id'] ??= id;
  else return [create('span', [], { id }), ...nodes];
  return nodes;
};

const hasDescendant = ({ children }: ParentNode, matches: (element: Element) => boolean): boolean =>
  children.some((child) => isTag(child) && (matches(child) || hasDescendant(child, matches)));

/** Whether only the content of an element that articles have counts: a group, a layout, a part without its whole. */
const isGroup = (element: Element, kept: KeptElement, { parent, isLine }: Place): boolean =>
  !isInValidParent(kept, parent) ||
  element.name === 'div' ||
  (element.name === 'table' && hasDescendant(element, ({ name }) => name === 'table')) ||
  (isLine === true && kept.layout === 'block' && kept.holds === 'inline');

/** The text of a block that has no others stays as it is; texts with a gap between them are paragraphs. */
const toContent = (items: readonly Item[]): ChildNode[] => {
  const runs = splitAt(items, isRunEnd);
  const visible = runs.filter((run) => run.some(isBlock) || !run.every(isBlank));
  const isSeparated = visible.some((run, index) => index > 0 && ![...run, ...(visible[index - 1] ?? [])].some(isBlock));
  return runs.flatMap((run) => {
    const nodes = run.filter(isNode);
    return isSeparated && visible.includes(run) && !nodes.some(isBlock) ? [create('p', nodes)] : nodes;
  });
};

/** The parts of a list or table. What is no part of it gets one, or comes before the table, as in browsers. */
const toParts = (element: Element, items: readonly Item[]): Item[] => {
  const { name } = element;
  const isPart = (item: Item): boolean => isBlock(item) && (getKept(item.name)?.parents?.includes(name) ?? false);
  const parts: ChildNode[] = [];
  const before: Item[] = [];
  for (const run of splitAt(items, isPart)) {
    const [first] = run;
    const last = parts.findLast(isTag);
    if (first !== undefined && isPart(first)) parts.push(...run.filter(isNode));
    else if (run.every(isBlank)) parts.push(...run.filter((item) => item !== gap && isText(item)));
    else if (name === 'tr') parts.push(create('td', toContent(run)));
    else if (name === 'dl') parts.push(create('dd', toContent(run)));
    else if (name !== 'ul' && name !== 'ol') before.push(gap, ...run, gap);
    else if (last) last.children.push(...toContent(run));
    else parts.push(create('li', toContent(run)));
  }
  return parts.some(isTag) ? [...before, create(name, parts, element.attribs)] : before;
};

const arrangeElement = (element: Element, kept: KeptElement, place: Place): Item[] => {
  const { name } = element;
  const { onDropped, isLink } = place;
  const here = { parent: name, onDropped, ...(isLink && { isLink }) };
  switch (kept.holds) {
    case 'nothing':
      return [create(name, [], element.attribs), ...flatten(element.children, place)];
    case 'parts':
      return toParts(element, flatten(element.children, here));
    case 'blocks':
      return [create(name, toContent(flatten(element.children, here)), element.attribs)];
    case 'inline': {
      if (name === 'a' && isLink) return flatten(ungroup(element), place);
      const isLine = place.isLine === true || (kept.layout === 'block' && name !== 'p');
      const isTarget = name === 'a' && element.attribs['href'] === undefined;
      const items = flatten(element.children, {
        ...here,
        isLine,
        isLink: isLink === true || (name === 'a' && !isTarget),
      });
      // An old target that was never closed.
      if (isTarget && (items.some(isRunEnd) || hasDescendant(element, (inner) => inner.name === 'a')))
        return [create(name, [], element.attribs), ...items];
      if (kept.layout === 'inline') return distribute(element, items, true);
      if (name === 'p') return distribute(element, items, false);
      return distribute(
        element,
        joinLines(items, () => (name === 'pre' ? new Text('\n') : create('br', []))),
        false,
      );
    }
    default:
      return kept.holds satisfies never;
  }
};

/** Lines of a heading, caption or preformatted text in place of its blocks of text. */
const joinLines = (items: readonly Item[], createBreak: () => ChildNode): Item[] => {
  const lines: Item[] = [];
  let hasText = false;
  let isPending = false;
  for (const item of items) {
    if (item === gap) isPending = hasText;
    else {
      if (isPending && !isBlank(item) && !isBlock(item)) lines.push(createBreak());
      if (!isBlank(item)) {
        hasText = !isBlock(item);
        isPending = false;
      }
      lines.push(item);
    }
  }
  return lines;
};

/** Whether an element that is not known is within a sentence: beside text, without blocks of its own. */
const isInSentence = (element: Element, siblings: readonly ChildNode[], { parent, isLine }: Place): boolean =>
  !elementFates.has(element.name) &&
  !hasDescendant(element, ({ name }) => elementFates.has(name) && !isInlineElement(name)) &&
  (isLine === true || getKept(parent)?.holds === 'inline' || siblings.some((node) => isText(node) && !isBlank(node)));

const strikes: ReadonlySet<string> = new Set(['s', 'del', 'strike']);

/** Writes what styles and XHTML say of a text as HTML does: its language, its direction, and that it is struck. */
const readStyle = (element: Element): void => {
  const { name, attribs } = element;
  const { style = '', 'xml:lang': lang, ...others } = attribs;
  if (style === '' && lang === undefined) return;
  const declarations = new Map(
    style.split(';').map((text): [string, string] => {
      const [property = '', value = ''] = text.toLowerCase().split(':');
      return [property.trim(), value.trim()];
    }),
  );
  const dir = ['ltr', 'rtl'].find((direction) => direction === declarations.get('direction'));
  if (lang !== undefined || dir !== undefined)
    element.attribs = { ...(lang !== undefined && { lang }), ...(dir !== undefined && { dir }), style, ...others };
  const isLine = isInlineElement(name) || getKept(name)?.holds === 'inline';
  const isStruck = ['text-decoration', 'text-decoration-line'].some((property) =>
    declarations.get(property)?.includes('line-through'),
  );
  if (!isLine || !isStruck) return;
  delete element.attribs['style'];
  if (!strikes.has(name)) element.children = [create('s', element.children)];
};

/** Unwraps, renames and drops elements by their fates, and puts what has no valid place where it can be. */
function flatten(nodes: readonly ChildNode[], place: Place): Item[] {
  const items: Item[] = [];
  for (const node of nodes) {
    if (isText(node)) items.push(new Text(node.data));
    if (!isTag(node)) continue;
    readStyle(node);
    const fate = getElementFate(node.name);
    switch (fate.fate) {
      case 'dropped':
        if (!fate.isHidden || !node.children.every(isBlank)) place.onDropped(node, fate.reason);
        // What readers saw in its place separated the words before and after it.
        if (!fate.isHidden) items.push(new Text(' '));
        break;
      case 'mapped':
        items.push(...flatten([create(fate.to, node.children, node.attribs)], place));
        break;
      case 'unwrapped': {
        const children = flatten(ungroup(node), place);
        if (fate.layout === 'inline') items.push(...children);
        else if (isInSentence(node, nodes, place)) items.push(new Text(' '), ...children, new Text(' '));
        else items.push(gap, ...children, gap);
        break;
      }
      case 'kept': {
        const defaultParent =
          isInValidParent(fate, place.parent) || place.isLine ? undefined : findDefaultParent(node.name, place);
        if (defaultParent !== undefined) {
          const last = items.findLast((item) => !isBlank(item));
          const [part] = arrangeElement(node, fate, { ...place, parent: defaultParent });
          if (part === undefined || part === gap) break;
          if (last !== undefined && isBlock(last) && last.name === defaultParent) last.children.push(part);
          else items.push(create(defaultParent, [part]));
        } else if (isGroup(node, fate, place)) items.push(gap, ...flatten(ungroup(node), place), gap);
        else items.push(...arrangeElement(node, fate, place));
        break;
      }
      default:
        fate satisfies never;
    }
  }
  return items;
}

/** Text without the spaces at both ends. */
const trim = (run: readonly ChildNode[]): ChildNode[] => {
  const [first, last] = [run[0], run.at(-1)];
  if (first && isText(first)) first.data = first.data.trimStart();
  if (last && isText(last)) last.data = last.data.trimEnd();
  return [...run];
};

/** Splits running text at empty lines, as content systems that store paragraphs without tags do. */
const splitLines = (item: Item): Item[] =>
  item !== gap && isText(item)
    ? item.data
        .split(/\r?\n[ \t]*\r?\n/)
        .flatMap((text, index): Item[] => (index > 0 ? [gap, new Text(text)] : [new Text(text)]))
    : [item];

/**
 * Arranges any HTML as the blocks of a body, of elements that articles have and where they can be: no block is within a
 * line, no link within a link, no part without its whole. Text between blocks becomes paragraphs, and no words are
 * joined.
 */
export const arrangeHtml = (nodes: readonly ChildNode[], onDropped: OnDropped): readonly Element[] =>
  splitAt(flatten(nodes, { parent: '', onDropped }).flatMap(splitLines), isRunEnd).flatMap((run) => {
    const [first] = run;
    if (first !== undefined && isBlock(first)) return [first];
    return run.every(isBlank) ? [] : [create('p', trim(run.filter(isNode)))];
  });

/** What an element holds: text within lines, blocks, only its own parts (rows, items), or nothing. */
type ElementContent = 'inline' | 'blocks' | 'parts' | 'nothing';

/** An element that articles have. */
export type KeptElement = {
  fate: 'kept';
  layout: 'block' | 'inline';
  holds: ElementContent;
  /** The elements whose part it is, such as the lists of an item. Elsewhere it is none. */
  parents?: readonly string[];
  /** Attributes besides those of every element. */
  attributes?: readonly string[];
};

/** What becomes of an HTML element in the text of articles, whatever the way in. */
type ElementFate =
  | KeptElement
  /** It has the other name of an element with the same meaning. */
  | { fate: 'mapped'; to: string }
  /** Only its content stays. A `block` is separated from what is before and after it. `reason`: reports list it. */
  | { fate: 'unwrapped'; layout: 'block' | 'inline'; reason?: string }
  /** It is removed with its content, which reports list with the reason; a `hidden` one only if it has text. */
  | { fate: 'dropped'; reason: string; isHidden?: boolean };

type Part = Partial<Omit<KeptElement, 'fate'>>;
const inline = (attributes: readonly string[] = [], holds: ElementContent = 'inline'): KeptElement => ({
  fate: 'kept',
  layout: 'inline',
  holds,
  attributes,
});
const block = (holds: ElementContent, part: Part = {}): KeptElement => ({
  fate: 'kept',
  layout: 'block',
  holds,
  ...part,
});

const lists = ['ul', 'ol'];
const rowGroups = ['table', 'thead', 'tbody', 'tfoot'];
const cell = ['colspan', 'rowspan', 'align'];

const toEach = <Value>(names: string, value: Value): Record<string, Value> =>
  Object.fromEntries(names.split(' ').map((name) => [name, value]));
const unwrapped = (layout: 'block' | 'inline', reason?: string): ElementFate => ({
  fate: 'unwrapped',
  layout,
  ...(reason !== undefined && { reason }),
});
const dropped = (reason: string): ElementFate => ({ fate: 'dropped', reason });
const hidden = (reason: string): ElementFate => ({ fate: 'dropped', reason, isHidden: true });
const mapped = (to: string): ElementFate => ({ fate: 'mapped', to });

/** The attributes of pictures, which static pages have too. */
export const pictureAttributes = ['src', 'srcset', 'sizes', 'alt', 'width', 'height', 'loading'];

/** The fate of each element of the living standard, of obsolete ones and of MathML. */
export const elementFates: ReadonlyMap<string, ElementFate> = new Map(
  Object.entries<ElementFate>({
    ...toEach('p h2 h3 h4 pre', block('inline')),
    blockquote: block('blocks'),
    // Only frames of tables stay, by their class.
    div: block('blocks', { attributes: ['class', 'tabindex', 'role', 'aria-label'] }),
    // The size in px and the length in seconds of a video.
    figure: block('blocks', { attributes: ['class', 'data-width', 'data-height', 'data-seconds'] }),
    figcaption: block('blocks', { parents: ['figure'] }),
    footer: block('blocks', { parents: ['blockquote', 'figure'] }),
    hr: block('nothing'),
    ul: block('parts'),
    ol: block('parts', { attributes: ['start', 'reversed', 'type'] }),
    li: block('blocks', { parents: lists, attributes: ['value'] }),
    dl: block('parts'),
    ...toEach('dt dd', block('blocks', { parents: ['dl'] })),
    table: block('parts'),
    caption: block('inline', { parents: ['table'] }),
    ...toEach('thead tbody tfoot', block('parts', { parents: ['table'] })),
    tr: block('parts', { parents: rowGroups }),
    th: block('blocks', { parents: ['tr'], attributes: ['scope', ...cell] }),
    td: block('blocks', { parents: ['tr'], attributes: cell }),

    ...toEach(
      'b bdi bdo cite code del dfn em i ins kbd mark q rp rt ruby s samp small span strong sub sup u var',
      inline(),
    ),
    a: inline(['href', 'title', 'rel']),
    abbr: inline(['title']),
    time: inline(['datetime']),
    img: inline(pictureAttributes, 'nothing'),
    ...toEach('br wbr', inline([], 'nothing')),

    // Only the title of a page has heading level 1, and the deepest level of a body is 4.
    h1: mapped('h2'),
    ...toEach('h5 h6 summary', mapped('h4')),
    strike: mapped('s'),
    tt: mapped('code'),
    acronym: mapped('abbr'),
    big: mapped('strong'),
    ...toEach('menu dir', mapped('ul')),
    ...toEach('listing plaintext xmp', mapped('pre')),

    ...toEach(
      'address article aside body center details dialog fieldset header hgroup html legend main multicol nav search section',
      unwrapped('block'),
    ),
    ...toEach(
      'basefont blink data font label marquee meter nobr output picture progress rb rtc selectedcontent slot spacer',
      unwrapped('inline'),
    ),
    ...toEach(
      'maction menclose merror mfrac mi mmultiscripts mn mo mover mpadded mphantom mprescripts mroot mrow ms mspace msqrt mstyle msub msubsup msup mtable mtd mtext mtr munder munderover none semantics',
      unwrapped('inline'),
    ),
    ...toEach('col colgroup', unwrapped('inline')),
    math: unwrapped('inline', 'Only its text is imported.'),

    ...toEach('base head link meta title', hidden('It belongs to the head of a page.')),
    ...toEach('noscript template', hidden('It is not visible on a page with scripts.')),
    ...toEach('param source track', hidden('It belongs to a file that is not part of the text.')),
    style: dropped('The publication has its own styles.'),
    script: dropped('Scripts of other systems are not imported.'),
    svg: dropped('Drawings in the text may contain scripts. Add the picture as a file.'),
    canvas: dropped('A script draws it.'),
    ...toEach('annotation annotation-xml', hidden('It repeats a formula for programs.')),
    mglyph: dropped('It repeats a formula for programs.'),
    ...toEach('applet bgsound embed noembed object', dropped('Plugins are not supported.')),
    ...toEach('audio video', dropped('Upload the file and use its player.')),
    ...toEach(
      'fencedframe frame frameset iframe noframes portal',
      dropped('Frames of other sites are not part of the text. Use an embed.'),
    ),
    ...toEach(
      'datalist form input isindex keygen optgroup option select textarea',
      dropped('Forms of other systems do not work here.'),
    ),
    ...toEach('button command menuitem', dropped('Buttons of other systems do not work here.')),
    ...toEach('area map', dropped('Maps of links are not supported.')),
  }),
);

/**
 * The fate of an element. Elements that the table does not know are unwrapped: as blocks, or within a line if their
 * name has a colon, as those of word processors have.
 */
export const getElementFate = (name: string): ElementFate =>
  elementFates.get(name) ??
  (name.includes(':') ? unwrapped('inline') : unwrapped('block', 'Only its text is imported.'));

/** Whether an element is within a line, so that it separates no words. */
export const isInlineElement = (name: string): boolean => {
  const fate = getElementFate(name);
  if (fate.fate === 'mapped') return isInlineElement(fate.to);
  return name !== 'br' && fate.fate !== 'dropped' && fate.layout === 'inline';
};

/** Names of the elements with a fate. */
export const listElements = (fate: ElementFate['fate']): string[] =>
  [...elementFates].flatMap(([name, entry]) => (entry.fate === fate ? [name] : []));

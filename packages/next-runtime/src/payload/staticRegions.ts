import type { Model, Row } from './payloadRows.ts';

type Props = { readonly [name: string]: Model };
type Element = readonly ['$', type: string, key: string | null, props: Props];

const isElement = (model: Model | undefined): model is Element =>
  Array.isArray(model) && model.length === 4 && model[0] === '$' && typeof model[1] === 'string';
const isList = (model: Model): model is readonly Model[] => Array.isArray(model);
const isObject = (model: Model | undefined): model is Props =>
  typeof model === 'object' && model !== null && !Array.isArray(model);

/** A reference to a row, or to a part of its model: `$L1f`, `$1f`, `$1f:props:children:0`. */
const reference = /^\$[L@]?([0-9a-f]+)((?::[^:]+)*)$/;
/** A reference of any kind, also to a map, a set or a module. The letters a to f belong to the id. */
const anyReference = /^\$[A-Zg-z@]?([0-9a-f]+)/;

/** Visits each value of a list or an object. A page has thousands of objects: no list of the values is created. */
const visitValues = (model: object, visit: (value: Model) => void): void => {
  if (Array.isArray(model)) (model as Model[]).forEach(visit);
  else for (const name in model) visit((model as Props)[name] ?? null);
};

/** Changes the values of a list. One whose values stay the same is not copied. */
const mapList = (list: readonly Model[], change: (value: Model, name: string) => Model): readonly Model[] => {
  let copy: Model[] | undefined;
  list.forEach((value, index) => {
    const changed = change(value, '');
    if (copy) copy.push(changed);
    else if (changed !== value) copy = [...list.slice(0, index), changed];
  });
  return copy ?? list;
};

/** Changes the values of a list or an object, without undefined properties. One whose values stay the same is not copied. */
const mapValues = (model: Exclude<Model, string>, change: (value: Model, name: string) => Model): Model => {
  if (typeof model !== 'object' || model === null) return model;
  if (isList(model)) return mapList(model, change);
  let isSame = true;
  const entries: [string, Model][] = [];
  for (const name in model) {
    const value = model[name] ?? null;
    const changed = value === '$undefined' ? undefined : change(value, name);
    if (changed !== value) isSame = false;
    if (changed !== undefined) entries.push([name, changed]);
  }
  return isSame ? model : Object.fromEntries(entries);
};

/** Elements whose position has a meaning for browsers or React, or that React moves to the head. */
const unmovable = new Set(['html', 'head', 'body', 'link', 'meta', 'title', 'style', 'noscript', 'template']);
const withoutContent = new Set(['area', 'br', 'col', 'embed', 'hr', 'img', 'input', 'source', 'track', 'wbr']);

/** A style sheet of the build. React finds its link in the document when another page needs it (decision 36). */
const isStyleSheet = ([, type, , props]: Element): boolean =>
  type === 'link' && props['rel'] === 'stylesheet' && props['precedence'] === 'next';

/** The row of the client component `StaticRegion`, by the name of its export. */
const regionComponent = /^I\[.*,"StaticRegion"(?:,1)?\]$/;

/** The row of an error of the server: a page that is not found, for example. */
const isErrorRow = (row: Row): boolean => row.kind === 'line' && row.line.startsWith('E{');

/** Nearly all strings of a page are plain text: a comparison of one character is cheaper than an expression. */
const matchReference = (text: string): RegExpExecArray | null => (text.startsWith('$') ? reference.exec(text) : null);
const matchAnyReference = (text: string): RegExpExecArray | null =>
  text.startsWith('$') ? (reference.exec(text) ?? anyReference.exec(text)) : null;

/** An element of fewer characters costs less than the reference to a region. */
const minElementLength = 150;
/** Whether an element has at least `minElementLength` characters. Reads no more of it than that. */
const isLong = (element: Element): boolean => {
  let length = 0;
  const add = (model: Model): boolean => {
    if (typeof model === 'object' && model !== null) {
      if (isList(model)) return model.some(add);
      for (const name in model) {
        length += name.length + 4;
        if (add(model[name] ?? null)) return true;
      }
      return false;
    }
    length += typeof model === 'string' ? model.length + 3 : 4;
    return length >= minElementLength;
  };
  return element.some(add);
};
/** A reference to another row, whose content is not in the text of an element. */
const rowReference = /"\$L?[0-9a-f]+[":]/;

const positions: ReadonlyMap<string, number> = new Map(Object.entries<number>({ type: 1, key: 2, props: 3 }));

/**
 * Removes from a page's payload what the browser already has in the markup:
 * - links of style sheets, and the content of styles: React finds both elements by their `href`;
 * - static elements, which contain no client component: each becomes a `StaticRegion`, which keeps its markup;
 * - undefined properties.
 *
 * Static elements within the props of client components stay: only the component knows whether and where it renders them.
 * Those in a `StaticRegion` of server code are in the document, and become regions. Pages with an error keep all elements.
 */
export const removeStaticElements = (rows: readonly Row[]): readonly Row[] => {
  const table = new Map(rows.map((row) => [row.id, row]));
  // React renders a page with an error again in the browser, and regions would have no content there.
  const region = rows.some(isErrorRow)
    ? undefined
    : rows.find((row) => row.kind === 'line' && regionComponent.test(row.line))?.id;
  const changed = new Map<string, Model>();
  const staticElements = new Map<object, boolean>();
  let regions = 0;

  const getPart = (model: Model, name: string): Model | undefined => {
    const whole = resolve(model);
    if (whole === undefined || typeof whole !== 'object' || whole === null) return undefined;
    const position = isElement(whole) ? positions.get(name) : undefined;
    return (whole as Record<string, Model>)[position ?? name];
  };

  /** Follows references to models. Undefined where one leads to text or something else. */
  const resolve = (model: Model): Model | undefined => {
    if (typeof model !== 'string') return model;
    const match = matchReference(model);
    if (!match) return model;
    const row = table.get(match[1] ?? '');
    if (row?.kind !== 'model' || row.model === model) return undefined;
    const path = match[2]?.split(':').slice(1) ?? [];
    const part = path.reduce<Model | undefined>(
      (whole, name) => (whole === undefined ? undefined : getPart(whole, name)),
      row.model,
    );
    return part === undefined ? undefined : resolve(part);
  };

  const isText = (model: string): boolean => table.get(matchReference(model)?.[1] ?? '')?.kind === 'text';
  const isPlainString = (model: string): boolean =>
    !model.startsWith('$') || model.startsWith('$$') || model === '$undefined' || isText(model);

  const isPlain = (model: Model): boolean => {
    if (typeof model === 'string') {
      if (isPlainString(model)) return true;
      const value = resolve(model);
      return value !== undefined && value !== model && isPlain(value);
    }
    if (typeof model !== 'object' || model === null) return true;
    if (isList(model)) return model.every(isPlain);
    for (const name in model) if (!isPlain(model[name] ?? null)) return false;
    return true;
  };

  const isStaticElement = ([, type, , props]: Element): boolean => {
    if (!isObject(props)) return false;
    if (type.startsWith('$')) return resolve(type) === '$Sreact.fragment' && isStatic(props['children'] ?? null);
    if (unmovable.has(type) || (type === 'script' && 'src' in props)) return false;
    for (const name in props) {
      const value = props[name] ?? null;
      if (name === 'children' ? !isStatic(value) : name === 'ref' || !isPlain(value)) return false;
    }
    return true;
  };

  /** Whether a model renders only elements of HTML. */
  const isStatic = (model: Model): boolean => {
    if (typeof model === 'string') {
      if (isPlainString(model)) return true;
      const value = resolve(model);
      return value !== undefined && value !== model && isStatic(value);
    }
    if (typeof model !== 'object' || model === null) return true;
    const cached = staticElements.get(model);
    if (cached !== undefined) return cached;
    const result = isElement(model) ? isStaticElement(model) : Array.isArray(model) && model.every(isStatic);
    staticElements.set(model, result);
    return result;
  };

  const hasContent = ({ children, dangerouslySetInnerHTML }: Props): boolean =>
    dangerouslySetInnerHTML !== undefined || (children !== undefined && children !== null && children !== '');

  const isRegion = (element: Element): boolean => {
    const [, type, , props] = element;
    if (region === undefined || type.startsWith('$') || withoutContent.has(type)) return false;
    if (!isStatic(element) || !hasContent(props)) return false;
    return isLong(element) || rowReference.test(JSON.stringify(element));
  };

  /** Whether an element is a `StaticRegion` of server code, around content that the document has. */
  const isInDocument = (model: Model): model is Element =>
    region !== undefined &&
    isElement(model) &&
    model[1] === `$L${region}` &&
    isObject(model[3]) &&
    'children' in model[3];

  /**
   * References in the props of client components (`id` or `id:path`). Their rows remain complete; parts of other rows
   * are copied.
   */
  const clientReferences = new Set<string>();
  const markClientReferences = (model: Model): void => {
    if (typeof model === 'string') {
      const [, id = '', path = ''] = matchAnyReference(model) ?? [];
      const row = table.get(id);
      if (row?.kind !== 'model' || clientReferences.has(id + path)) return;
      clientReferences.add(id + path);
      markClientReferences(path === '' ? row.model : (resolve(model) ?? null));
    } else if (isInDocument(model)) markClientProps(model[3]['children'] ?? null);
    else if (typeof model === 'object' && model !== null) visitValues(model, markClientReferences);
  };
  const isClientComponent = (type: string): boolean =>
    type.startsWith('$') && table.get(matchAnyReference(type)?.[1] ?? '')?.kind === 'line';
  const markClientProps = (model: Model): void => {
    if (typeof model !== 'object' || model === null) return;
    if (isElement(model) && isClientComponent(model[1]) && !isInDocument(model)) markClientReferences(model[3]);
    else visitValues(model, markClientProps);
  };
  for (const row of rows) if (row.kind === 'model') markClientProps(row.model);

  /**
   * A reference to a part of a row becomes that part, changed like its place, because the row may lose it. The row of
   * another reference is changed itself.
   */
  const changeReference = (text: string, changePart: (part: Model) => Model): Model => {
    const part = matchReference(text)?.[2] ? resolve(text) : undefined;
    if (part !== undefined) return changePart(part);
    changeRow(matchAnyReference(text)?.[1]);
    return text;
  };

  const copyWhole = (model: Model): Model => {
    if (isInDocument(model)) return mapValues(model, change);
    return typeof model === 'string' ? changeReference(model, copyWhole) : mapValues(model, copyWhole);
  };

  const change = (model: Model): Model => {
    if (typeof model === 'string') return changeReference(model, change);
    if (!isElement(model)) return mapValues(model, change);
    const [sign, type, key, props] = model;
    if (type.startsWith('$')) changeRow(matchAnyReference(type)?.[1]);
    if (!isObject(props)) return [sign, type, key, change(props)];
    // Not removed from its list: the ids of `useId` depend on the positions of siblings.
    if (isStyleSheet(model)) return null;
    if (type === 'style' && typeof props['href'] === 'string' && typeof props['precedence'] === 'string')
      return [sign, type, key, { href: props['href'], precedence: props['precedence'], children: '' }];
    if (isRegion(model)) return [sign, `$L${region ?? ''}`, key, { tag: type, id: (regions += 1) }];
    if (isClientComponent(type)) return [sign, type, key, isInDocument(model) ? change(props) : copyWhole(props)];
    return [sign, type, key, mapValues(props, (value, name) => (name === 'children' ? change : copyWhole)(value))];
  };

  const changeRow = (id: string | undefined): void => {
    const row = id === undefined ? undefined : table.get(id);
    if (row?.kind !== 'model' || changed.has(row.id)) return;
    changed.set(row.id, row.model);
    changed.set(row.id, clientReferences.has(row.id) ? copyWhole(row.model) : change(row.model));
  };
  changeRow('0');

  return rows.map((row): Row => {
    const model = changed.get(row.id);
    return row.kind === 'model' && model !== undefined ? { ...row, model } : row;
  });
};

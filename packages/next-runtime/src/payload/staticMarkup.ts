import { cloneElement, createElement, Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Renders elements to HTML text without marks for hydration: `renderToStaticMarkup` of `react-dom/server`. */
export type RenderMarkup = (node: ReactNode) => string;

/**
 * The output of an element: without server components, because these have been called.
 * `static`: plain elements that neither React nor Next treats in a special way.
 */
type Output = { kind: 'static' | 'dynamic'; node: ReactNode };

type Props = Readonly<Record<string, unknown>> & { children?: ReactNode };
type Component = (props: Props) => ReactNode | Promise<ReactNode>;

/** Elements that React moves, or whose content it does not render as elements. */
const specialElements = new Set(['html', 'head', 'body', 'link', 'meta', 'title', 'style', 'noscript', 'template']);
/** Elements whose content depends on themselves: it cannot be rendered without them. */
const contextElements = new Set(['svg', 'math', 'select', 'optgroup', 'textarea']);

const clientReference = Symbol.for('react.client.reference');
const isClientComponent = (type: object): boolean => '$$typeof' in type && type.$$typeof === clientReference;
const isClassComponent = (type: object): boolean =>
  'prototype' in type &&
  typeof type.prototype === 'object' &&
  type.prototype !== null &&
  'isReactComponent' in type.prototype;

/** React requests a picture that is not lazy early: it writes a preload link into the head. */
const isPreloaded = (type: string, props: Props): boolean => type === 'img' && props['loading'] !== 'lazy';

const isSpecial = (type: string, props: Props): boolean =>
  isPreloaded(type, props) ||
  (type === 'script' && 'src' in props) ||
  'ref' in props ||
  Object.values(props).some((value) => typeof value === 'function');

const withKey = (node: ReactNode, key: string | null): ReactNode => {
  if (key === null) return node;
  return isValidElement(node) ? cloneElement(node, { key }) : createElement(Fragment, { key }, node);
};

const withChildren = (element: ReactElement<Props>, children: ReactNode): ReactElement =>
  Array.isArray(children)
    ? cloneElement(element, undefined, ...(children as ReactNode[]))
    : cloneElement(element, undefined, children);

/**
 * Creates a server component that renders the static parts of its children to HTML text (decision 15): React then neither
 * serializes nor hydrates their elements. The HTML of the page stays the same. The component calls the server components
 * among its children itself, while React renders it: their hooks need that.
 */
export const createStaticMarkup = (render: RenderMarkup): ((props: { children?: ReactNode }) => ReactNode) => {
  /** Writes the content of static elements as text. */
  const write = (node: ReactNode): ReactNode => {
    if (Array.isArray(node)) return node.map(write);
    if (!isValidElement<Props>(node)) return node;
    const { type, props } = node;
    const { children } = props;
    if (type === Fragment) return withChildren(node, write(children));
    if (typeof type !== 'string' || contextElements.has(type)) return node;
    if (typeof children !== 'object' || children === null) return node;
    const html = render(children);
    return html === ''
      ? node
      : cloneElement(node, { children: undefined, dangerouslySetInnerHTML: { __html: html } } as Props);
  };

  const finish = ({ kind, node }: Output): ReactNode => (kind === 'static' ? write(node) : node);

  const join = (outputs: readonly Output[]): Output =>
    outputs.every(({ kind }) => kind === 'static')
      ? { kind: 'static', node: outputs.map(({ node }) => node) }
      : { kind: 'dynamic', node: outputs.map(finish) };

  const resolveChildren = (element: ReactElement<Props>): Output => {
    const { children } = element.props;
    if (children === undefined) return { kind: 'static', node: element };
    const { kind, node } = resolve(children);
    return { kind, node: withChildren(element, node) };
  };

  const call = (component: Component, props: Props): Output => {
    const output = component(props);
    if (!(output instanceof Promise)) return resolve(output);
    const Awaited = async (): Promise<ReactNode> => createElement(StaticMarkup, undefined, await output);
    return { kind: 'dynamic', node: createElement(Awaited as unknown as () => ReactNode) };
  };

  const resolveElement = (element: ReactElement<Props>): Output => {
    const { type, props, key } = element;
    if (type === Fragment) return resolveChildren(element);
    if (typeof type === 'string') {
      if (specialElements.has(type)) return { kind: 'dynamic', node: element };
      const output = resolveChildren(element);
      return isSpecial(type, props) && output.kind === 'static' ? { kind: 'dynamic', node: element } : output;
    }
    if (typeof type !== 'function' || isClientComponent(type) || isClassComponent(type))
      return { kind: 'dynamic', node: element };
    const { kind, node } = call(type as Component, props);
    return { kind, node: withKey(node, key) };
  };

  const resolve = (node: ReactNode): Output => {
    if (Array.isArray(node)) return join(node.map(resolve));
    if (isValidElement<Props>(node)) return resolveElement(node);
    return { kind: typeof node === 'object' && node !== null ? 'dynamic' : 'static', node };
  };

  const StaticMarkup = ({ children }: { children?: ReactNode }): ReactNode => finish(resolve(children));
  return StaticMarkup;
};

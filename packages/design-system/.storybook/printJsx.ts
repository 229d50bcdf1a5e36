import { Fragment, isValidElement, type ReactElement, type ReactNode } from 'react';

/** Names of exported components and samples, by value. */
export type Names = ReadonlyMap<unknown, string>;

const isComponent = (type: unknown): type is (props: object) => ReactNode => typeof type === 'function';
const isLocalFile = (value: unknown) => typeof value === 'string' && /^(\/|data:).*(\.\w+$|base64|svg)/.test(value);

/** The names of everything inside samples: `stories.garner`, `pictures.tower.src`. The first name of a value counts. */
export const nameSamples = (samples: object): Names => {
  const names = new Map<unknown, string>();
  const add = (value: unknown, name: string): void => {
    const isObject = typeof value === 'object' && value !== null;
    if (names.has(value) || !(isObject || isLocalFile(value))) return;
    names.set(value, name);
    if (!isObject || isValidElement(value)) return;
    for (const [key, part] of Object.entries(value))
      add(part, Array.isArray(value) ? `${name}[${key}]` : `${name}.${key}`);
  };
  for (const [name, value] of Object.entries(samples)) add(value, name);
  return names;
};

const indent = (code: string) => code.replaceAll(/^(?=.)/gm, '  ');
const wrap = (open: string, parts: readonly string[], close: string) => {
  const line = `${open}${open === '{' ? ' ' : ''}${parts.join(', ')}${open === '{' ? ' ' : ''}${close}`;
  return line.length <= 80 && !line.includes('\n')
    ? line
    : `${open}\n${parts.map((part) => `${indent(part)},\n`).join('')}${close}`;
};
const toKey = (key: string) => (/^\w+$/.test(key) ? key : JSON.stringify(key));

const printValue = (value: unknown, names: Names): string => {
  const name = names.get(value);
  if (name) return name;
  if (isValidElement(value)) return printElement(value, names);
  if (typeof value === 'function') return '() => null';
  if (typeof value === 'string')
    return `'${value.replaceAll(/['\\]/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
  if (Array.isArray(value)) {
    const parts = value.map((part: unknown) => printValue(part, names));
    return parts.length === 0 ? '[]' : wrap('[', parts, ']');
  }
  if (typeof value !== 'object' || value === null) return String(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${toKey(key)}: ${printValue(part, names)}`);
  return parts.length === 0 ? '{}' : wrap('{', parts, '}');
};

const printProp = (name: string, value: unknown, names: Names) => {
  if (value === true) return name;
  const isPlain = typeof value === 'string' && !names.has(value) && !/["\\\n{}]/.test(value);
  if (isPlain) return `${name}="${value}"`;
  const code = printValue(value, names);
  return isValidElement(value) && code.includes('\n') ? `${name}={\n${indent(code)}\n}` : `${name}={${code}}`;
};

const printChildren = (children: ReactNode, names: Names): string[] =>
  [children].flat(9).flatMap((child: ReactNode) => {
    if (child === null || child === undefined || typeof child === 'boolean' || child === '') return [];
    if (isValidElement(child)) return [printElement(child, names)];
    const text = String(child);
    return [/[{}<>]|^\s|\s$/.test(text) ? `{${printValue(text, names)}}` : text];
  });

/**
 * The JSX of an element, with exported components and samples by name. Other components are replaced by what they render:
 * none has hooks.
 */
const printElement = (element: ReactElement, names: Names): string => {
  const { type } = element;
  const { children, ref: _, ...props } = element.props as { children?: ReactNode; ref?: unknown };
  const name = typeof type === 'string' ? type : type === Fragment ? '' : names.get(type);
  if (name === undefined)
    return isComponent(type) ? printChildren(type(element.props as object), names).join('\n') : '<></>';
  const attributes = Object.entries(props)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => printProp(key, value, names));
  const line = [name, ...attributes].join(' ');
  const isLong = line.length > 78 || line.includes('\n');
  const head = isLong ? `${name}\n${attributes.map((attribute) => `${indent(attribute)}\n`).join('')}` : line;
  const content = printChildren(children, names);
  if (content.length === 0) return head === '' ? '<></>' : `<${head}${isLong ? '' : ' '}/>`;
  const inner = content.join('\n');
  return !isLong && content.length === 1 && !inner.includes('\n') && line.length + inner.length < 70
    ? `<${head}>${inner}</${name}>`
    : `<${head}>\n${indent(inner)}\n</${name}>`;
};

/** The JSX of what a story renders, to paste into a page or the playground. */
export const printJsx = (node: ReactNode, names: Names): string => printChildren(node, names).join('\n');

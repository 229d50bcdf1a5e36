import { isValidElement, type ReactNode } from 'react';
import * as components from '../src/index';

/** A prop as the docgen and the types describe it. */
type Prop = { required?: boolean; description?: string; tsType?: { name: string; elements?: Literal[] } };
type Literal = { name: string; value?: string };

const named: ReadonlyMap<string, unknown> = new Map(Object.entries(components));
const names: ReadonlyMap<unknown, string> = new Map(Object.entries(components).map(([name, value]) => [value, name]));

/** Names of the public components. */
export const componentNames = [...named.keys()].filter((name) => /^[A-Z]/.test(name));

/** Props of a public component by name. */
export const getProps = (component: string): ReadonlyMap<string, Prop> => {
  const { __docgenInfo: docgen } = (named.get(component) ?? {}) as { __docgenInfo?: { props?: Record<string, Prop> } };
  return new Map(Object.entries(docgen?.props ?? {}));
};

/** The values of a prop that is a choice, as they are in code: `'ink'`, `3`. */
export const getChoices = ({ tsType }: Prop): string[] => {
  const elements = tsType?.name === 'union' ? (tsType.elements ?? []) : [];
  const values = elements.flatMap(({ name, value }) => (name === 'literal' && value ? [value] : []));
  return values.length === elements.length ? values : [];
};

/** The name that a mistyped one probably means: the first with the same beginning. */
export const guess = (typed: string, candidates: Iterable<string>): string => {
  const start = typed.slice(0, 2).toLowerCase();
  const found = [...candidates].find((name) => name.toLowerCase().startsWith(start));
  return found ? ` Did you mean ${found}?` : '';
};

const isAttribute = (name: string) =>
  /^(aria-|data-|on[A-Z])/.test(name) ||
  ['style', 'className', 'key', 'ref', 'command', 'commandfor'].includes(name) ||
  Reflect.has(document.createElement('button'), name) ||
  Reflect.has(document.createElement('input'), name);

const toCode = (value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value));

const checkProps = (name: string, props: Readonly<Record<string, unknown>>): string[] => {
  const known = getProps(name);
  if (known.size === 0) return [];
  const missing = [...known].flatMap(([prop, { required, description }]) =>
    required && props[prop] === undefined ? [`${name} needs ${prop}. ${description ?? ''}`] : [],
  );
  const invalid = Object.entries(props).flatMap(([prop, value]) => {
    const described = known.get(prop);
    if (!described) return isAttribute(prop) ? [] : [`${name} has no ${prop}.${guess(prop, known.keys())}`];
    const choices = getChoices(described);
    return choices.length === 0 || value === undefined || choices.includes(toCode(value))
      ? []
      : [`${name}: ${prop} is ${toCode(value)}. Use ${choices.join(' or ')}.`];
  });
  return [...missing, ...invalid];
};

/** What is invalid with the props of all components in rendered JSX, in words. */
export const checkElements = (node: unknown): string[] => {
  if (Array.isArray(node)) return node.flatMap(checkElements);
  if (!isValidElement<Readonly<Record<string, ReactNode>>>(node)) return [];
  const name = names.get(node.type);
  return [...(name ? checkProps(name, node.props) : []), ...Object.values(node.props).flatMap(checkElements)];
};

import postcss, { type ChildNode, type Container } from 'postcss';
import type { DocumentRule } from '../documents/documentAssets.ts';

/** Rules around other rules. The rules of all others are parts of them: those of `@keyframes`. */
const groups = new Set(['media', 'supports', 'container', 'layer', 'scope']);

const attributes = /\[[^[\]]*\]/g;
const innermost = /(:not)?\(([^()]*)\)/g;
const classNames = /\.(-?[_a-zA-Z][\w-]*)/g;

/** The classes without which a selector matches nothing: none in `:not()` or in a list such as that of `:is()`. */
const getClasses = (selector: string): string[] => {
  let text = selector.replaceAll(attributes, '');
  for (let before = ''; before !== text;) {
    before = text;
    text = text.replaceAll(innermost, (_, not: string | undefined, inner: string) =>
      not || inner.includes(',') ? '' : ` ${inner} `,
    );
  }
  return [...new Set([...text.matchAll(classNames)].map(([, name = '']) => name))];
};

/** One list of classes for each selector, without repeated lists. A selector without classes matches in every document. */
const unite = (lists: readonly (readonly string[])[]): DocumentRule['selectors'] =>
  lists.some((classes) => classes.length === 0)
    ? [[]]
    : [...new Map(lists.map((classes) => [classes.join('.'), classes])).values()];

type Kind = 'rule' | 'keyframes' | 'property';
type Entry = DocumentRule & { kind: Kind; name: string };

const toEntries = (container: Container<ChildNode>, group = ''): Entry[] =>
  container.nodes?.flatMap((node): Entry[] => {
    const entry = { css: String(node), group, kind: 'rule', name: '', selectors: [[]] } as const;
    if (node.type === 'rule') return [{ ...entry, selectors: unite(node.selectors.map(getClasses)) }];
    if (node.type !== 'atrule') return [];
    const { name, params } = node;
    if (groups.has(name) && node.nodes) return toEntries(node, `${group}@${name} ${params}{`);
    return [name === 'keyframes' || name === 'property' ? { ...entry, kind: name, name: params } : entry];
  }) ?? [];

/** Rules in a row that documents have together are one. */
const join = (rules: readonly DocumentRule[]): DocumentRule[] => {
  const joined: DocumentRule[] = [];
  for (const { css, group, selectors } of rules) {
    const last = joined.at(-1);
    if (last?.group === group && JSON.stringify(last.selectors) === JSON.stringify(selectors))
      joined.splice(-1, 1, { ...last, css: last.css + css });
    else joined.push({ css, group, selectors });
  }
  return joined;
};

/** Adds to entries of a kind the classes of those that name them. */
const withUsers = (kind: Kind, entries: readonly Entry[]): Entry[] =>
  entries.map((entry) => {
    if (entry.kind !== kind) return entry;
    const users = entries.filter((other) => other.kind !== kind && other.css.includes(entry.name));
    return { ...entry, selectors: unite(users.flatMap(({ selectors }) => selectors)) };
  });

/** The rules of minified sheets. Keyframes and registered properties are for documents that name them. */
export const toDocumentRules = (sheets: readonly string[]): DocumentRule[] => {
  const entries = sheets.flatMap((css) => toEntries(postcss.parse(css)));
  return join(withUsers('property', withUsers('keyframes', entries)));
};

import { componentNames, getChoices, getProps } from './componentProps';

/** A text that can be inserted at the caret: its name, what it replaces, and what it means. */
export type Completion = { name: string; insert: string; replaced: number; description: string };

const toInsert = (prop: string, choices: readonly string[], type: string | undefined) => {
  const [first] = choices;
  if (first?.startsWith("'")) return `${prop}="${first.slice(1, -1)}"`;
  if (first) return `${prop}={${first}}`;
  if (type === 'boolean') return prop;
  return type === 'string' ? `${prop}=""` : `${prop}={}`;
};

/** Components after `<`, props in a tag, and values in the quotes of a prop. `before` is the code before the caret. */
export const complete = (before: string): Completion[] => {
  const opened = /<(\w*)$/.exec(before)?.[1];
  if (opened !== undefined)
    return componentNames
      .filter((name) => name.startsWith(opened))
      .map((name) => ({ name, insert: name, replaced: opened.length, description: '' }));
  const [, component = '', attributes = ''] = /<([A-Z]\w*)(\s[^<>]*)$/.exec(before) ?? [];
  const props = getProps(component);
  const [, prop = '', value] = /\s(\w+)="([^"]*)$/.exec(attributes) ?? [];
  if (value !== undefined) {
    const described = props.get(prop);
    return (described ? getChoices(described) : [])
      .map((choice) => choice.slice(1, -1))
      .filter((choice) => choice.startsWith(value))
      .map((choice) => ({ name: choice, insert: choice, replaced: value.length, description: '' }));
  }
  const typed = /\s(\w*)$/.exec(attributes)?.[1];
  if (typed === undefined) return [];
  return [...props]
    .filter(([name]) => name.startsWith(typed) && !new RegExp(String.raw`\s${name}[=\s]`).test(attributes))
    .map(([name, described]) => ({
      name: described.required ? `${name} (required)` : name,
      insert: toInsert(name, getChoices(described), described.tsType?.name),
      replaced: typed.length,
      description: described.description ?? '',
    }));
};

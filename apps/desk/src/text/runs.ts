import type { PhrasingContent } from 'mdast';
import { type Message, text } from '../labels.ts';
import { element, getChildren, getFields, getText, type LexicalNode } from './lexical.ts';

/** Thrown inside this folder only: content that the editor cannot show, or that a text cannot have, and the reason. */
export class Unsupported extends Error {
  readonly reason: Message;
  constructor(reason: Message) {
    super(typeof reason === 'string' ? reason : reason.en);
    this.reason = reason;
  }
}

/** Marks of a run of text, as bits. They are those of Lexical. */
const marks = { strong: 1, emphasis: 2, delete: 4, code: 16 } as const;
const allMarks = Object.values(marks).reduce((sum, bit) => sum | bit, 0);

/** A run of text with one format and link, or a line break. */
type Run = { text: string; marks: number; link?: string | undefined; isBreak?: true };
const lineBreak: Run = { text: '\n', marks: 0, isBreak: true };

/** Marks at the spaces of a run do not show, and Markdown cannot write them: "**so **" is no bold text. */
const withPlainEdges = (run: Run): readonly Run[] => {
  if (run.isBreak || run.marks === 0 || run.marks & marks.code) return [run];
  const text = run.text.trim();
  const start = run.text.indexOf(text);
  return [
    { ...run, text: run.text.slice(0, start), marks: 0 },
    { ...run, text },
    { ...run, text: run.text.slice(start + text.length), marks: 0 },
  ];
};

/**
 * Returns the runs in the one form that text has: equal neighbors joined, soft line breaks and runs of spaces as one
 * space, no space at the ends.
 */
const normalizeRuns = (runs: readonly Run[]): readonly Run[] => {
  const joined: Run[] = [];
  for (const run of runs.flatMap(withPlainEdges)) {
    if (run.text === '') continue;
    const last = joined.at(-1);
    const isSame = last && !last.isBreak && !run.isBreak && last.marks === run.marks && last.link === run.link;
    if (isSame) joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  const spaced = joined.map((run, index) => {
    if (run.isBreak) return run;
    const isStart = index === 0 || joined[index - 1]?.isBreak;
    const isEnd = index === joined.length - 1 || joined[index + 1]?.isBreak;
    const text = run.text.replaceAll(/[ \t\r\n]+/g, ' ');
    // Not trim: a no-break space is written on purpose.
    const from = isStart && text.startsWith(' ') ? 1 : 0;
    const to = isEnd && text.endsWith(' ') ? -1 : undefined;
    return { ...run, text: text.slice(from, to) };
  });
  const isWord = (run: Run): boolean => !run.isBreak && run.text !== '';
  const words = spaced.slice(Math.max(spaced.findIndex(isWord), 0), spaced.findLastIndex(isWord) + 1);
  const filled = words.filter(({ text }) => text !== '');
  return filled.length === runs.length ? filled : normalizeRuns(filled);
};

/** Neighbors with an equal property, together. */
const groupBy = <Value>(runs: readonly Run[], get: (run: Run) => Value): { value: Value; runs: Run[] }[] => {
  const groups: { value: Value; runs: Run[] }[] = [];
  for (const run of runs) {
    const last = groups.at(-1);
    if (last && last.value === get(run)) last.runs.push(run);
    else groups.push({ value: get(run), runs: [run] });
  }
  return groups;
};

const reasons = new Map([
  ['html', 'HTML'],
  ['image', 'a picture within a line'],
  ['footnoteReference', 'a footnote'],
  ['footnoteDefinition', 'a footnote'],
  ['linkReference', 'a link whose address is elsewhere'],
  ['imageReference', 'a picture whose address is elsewhere'],
  ['definition', 'the address of a link'],
]);
/** The error for a node of Markdown that the editor does not know. */
export const createUnsupported = (type: string): Unsupported => new Unsupported(reasons.get(type) ?? type);

const fromPhrasing = (nodes: readonly PhrasingContent[], format = 0, link?: string): readonly Run[] =>
  nodes.flatMap((node): readonly Run[] => {
    switch (node.type) {
      case 'text':
        return [{ text: node.value, marks: format, link }];
      case 'inlineCode':
        return [{ text: node.value, marks: format | marks.code, link }];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return fromPhrasing(node.children, format | marks[node.type], link);
      case 'break':
        if (link !== undefined) throw new Unsupported('a line break within a link');
        return [lineBreak];
      case 'link':
        if (node.title != null) throw new Unsupported('a link with a title');
        return fromPhrasing(node.children, format, node.url);
      default:
        throw createUnsupported(node.type);
    }
  });

const toLeaf = ({ text, marks: format, isBreak }: Run): PhrasingContent => {
  if (isBreak) return { type: 'break' };
  return format & marks.code ? { type: 'inlineCode', value: text } : { type: 'text', value: text };
};

/** Wraps neighbors that share a mark in one node, from the outermost mark inward. */
const wrap = (
  runs: readonly Run[],
  [type, ...inner]: readonly ('strong' | 'emphasis' | 'delete')[],
): PhrasingContent[] =>
  type === undefined
    ? runs.map(toLeaf)
    : groupBy(runs, (run) => (run.marks & marks[type]) !== 0).flatMap((group) => {
        const children = wrap(group.runs, inner);
        return group.value ? [{ type, children }] : children;
      });

const fromInline = (nodes: readonly LexicalNode[], link?: string): readonly Run[] =>
  nodes.flatMap((node): readonly Run[] => {
    switch (node.type) {
      case 'text':
        // Other formats, such as underlined text that was pasted, have no Markdown.
        return [{ text: getText(node['text']), marks: Number(node['format']) & allMarks, link }];
      case 'tab':
        return [{ text: ' ', marks: 0 }];
      case 'linebreak':
        return [lineBreak];
      case 'link':
      case 'autolink':
        return fromInline(getChildren(node), getText(getFields(node)['url']));
      default:
        throw new Unsupported(text('unknownInLine', { type: node.type }));
    }
  });

const toText = ({ text, marks: format, isBreak }: Run): LexicalNode =>
  isBreak
    ? { type: 'linebreak', version: 1 }
    : { type: 'text', version: 1, detail: 0, format, mode: 'normal', style: '', text };

/** Converts the content of a line for the editor. */
export const toInline = (nodes: readonly PhrasingContent[]): LexicalNode[] =>
  groupBy(normalizeRuns(fromPhrasing(nodes)), ({ link }) => link).flatMap(({ value: url, runs }) => {
    const children = runs.map(toText);
    if (url === undefined) return children;
    return [element('link', children, { version: 3, fields: { linkType: 'custom', newTab: false, url } })];
  });

/** Converts a line of the editor to Markdown, in the one form that equal lines have. */
export const toPhrasing = (node: LexicalNode | undefined): PhrasingContent[] =>
  groupBy(normalizeRuns(fromInline(node ? getChildren(node) : [])), ({ link }) => link).flatMap(
    ({ value: url, runs }) => {
      const children = wrap(runs, ['strong', 'emphasis', 'delete']);
      // The content of a link is no link again.
      return url === undefined ? children : [{ type: 'link', url, children: children as never }];
    },
  );

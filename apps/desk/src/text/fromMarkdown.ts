import type { BlockContent, DefinitionContent, List as MarkdownList, PhrasingContent, RootContent, Table } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { type Block, type List, type ListEntry, marks, normalizeRuns, type Run } from './blocks.ts';
import { parseChart } from './chart.ts';

/** A block of a text, its Markdown, and the characters between it and the block before. */
export type SourceBlock = { block: Block; source: string; before: string };
/** The blocks of a text and what follows the last one. Joined, `before` and `source` of all are the text. */
export type SourceText = { blocks: readonly SourceBlock[]; after: string };

/** Thrown inside this file only: a block that the editor cannot show as what it is. */
class Unknown extends Error {}

const reasons = {
  html: 'HTML',
  image: 'a picture within a line',
  footnoteReference: 'a footnote',
  footnoteDefinition: 'a footnote',
  linkReference: 'a link whose address is elsewhere',
  imageReference: 'a picture whose address is elsewhere',
  definition: 'the address of a link',
  code: 'code',
} as const;
const toReason = (type: string): string =>
  Object.hasOwn(reasons, type) ? reasons[type as keyof typeof reasons] : type;

const toRuns = (nodes: readonly PhrasingContent[], format = 0, link?: string): readonly Run[] =>
  nodes.flatMap((node): readonly Run[] => {
    const linked = link === undefined ? {} : { link };
    switch (node.type) {
      case 'text':
        return [{ text: node.value, marks: format, ...linked }];
      case 'inlineCode':
        return [{ text: node.value, marks: format | marks.code, ...linked }];
      case 'strong':
      case 'emphasis':
      case 'delete':
        return toRuns(node.children, format | marks[node.type], link);
      case 'break':
        if (link !== undefined) throw new Unknown('a line break within a link');
        return [{ text: '\n', marks: 0, break: true }];
      case 'link':
        if (node.title != null) throw new Unknown('a link with a title');
        return toRuns(node.children, format, node.url);
      default:
        throw new Unknown(toReason(node.type));
    }
  });

const readRuns = (nodes: readonly PhrasingContent[]): readonly Run[] => normalizeRuns(toRuns(nodes));

const toEntry = (children: readonly (BlockContent | DefinitionContent)[]): ListEntry => {
  const [first, ...rest] = children;
  if (first?.type !== 'paragraph') throw new Unknown('a list with blocks');
  const lists = rest.map((node) => {
    if (node.type !== 'list') throw new Unknown('a list with blocks');
    return toList(node);
  });
  return { runs: readRuns(first.children), lists };
};

const toList = ({ ordered, start, children }: MarkdownList): List => ({
  kind: 'list',
  ...(ordered && { start: start ?? 1 }),
  entries: children.map((entry) => {
    if (entry.checked != null) throw new Unknown('a list of tasks');
    return toEntry(entry.children);
  }),
});

const toTable = ({ align, children }: Table): Block => {
  const columns = children[0]?.children.length ?? 0;
  return {
    kind: 'table',
    align: Array.from({ length: columns }, (_, column) => align?.[column] ?? ''),
    rows: children.map((row) =>
      Array.from({ length: columns }, (_, column) => readRuns(row.children[column]?.children ?? [])),
    ),
  };
};

const toBlock = (node: RootContent): Block => {
  switch (node.type) {
    case 'paragraph': {
      const [only, ...others] = node.children;
      if (only?.type === 'image' && others.length === 0)
        return { kind: 'picture', src: only.url, alt: only.alt ?? '', caption: only.title ?? '' };
      return { kind: 'paragraph', runs: readRuns(node.children) };
    }
    case 'heading':
      return { kind: 'heading', depth: node.depth, runs: readRuns(node.children) };
    case 'blockquote': {
      const [only, ...others] = node.children;
      if (only?.type !== 'paragraph' || others.length > 0) throw new Unknown('a quotation with blocks');
      return { kind: 'quote', runs: readRuns(only.children) };
    }
    case 'list':
      return toList(node);
    case 'table':
      return toTable(node);
    case 'thematicBreak':
      return { kind: 'rule' };
    case 'code': {
      const chart = node.lang === 'chart' ? parseChart(node.value) : undefined;
      if (chart) return { kind: 'chart', chart };
      throw new Unknown(node.lang === 'chart' ? 'a chart with issues' : 'code');
    }
    default:
      throw new Unknown(toReason(node.type));
  }
};

const readBlock = (node: RootContent, markdown: string): Block => {
  try {
    return toBlock(node);
  } catch (error) {
    if (!(error instanceof Unknown)) throw error;
    return { kind: 'source', markdown, reason: error.message };
  }
};

/** Reads a text of the provider. Every text is readable; what the editor does not know stays as its source. */
export const readMarkdown = (text: string): SourceText => {
  const { children } = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  let at = 0;
  const blocks = children.map((node): SourceBlock => {
    const start = node.position?.start.offset ?? at;
    const end = node.position?.end.offset ?? start;
    const source = text.slice(start, end);
    const before = text.slice(at, start);
    at = end;
    return { block: readBlock(node, source), source, before };
  });
  return { blocks, after: text.slice(at) };
};

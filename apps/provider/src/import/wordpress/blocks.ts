/** A block of the editor, or text between blocks, whose `name` is null. */
export type Block = {
  /** With its namespace: `core/paragraph`. */
  name: string | null;
  attributes: Readonly<Record<string, unknown>>;
  /** The saved HTML, with the inner blocks in their places. */
  content: readonly (string | Block)[];
};

type OpenBlock = Block & { content: (string | Block)[] };

/** The editor escapes `--` and `<` in attributes, so that a comment ends at the first `-->` and contains no other comment. */
const delimiter = /<!--\s+(\/?)wp:((?:[a-z][a-z0-9_-]*\/)?[a-z][a-z0-9_-]*)(\s(?:(?!<!--)[^])*?)-->/g;

const parseAttributes = (json: string): Record<string, unknown> => {
  if (json === '') return {};
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    // WordPress, too, shows a block with malformed attributes as one without attributes.
    return {};
  }
};

/** Parses the comments of the block editor in linear time. As in WordPress, an end comment ends the innermost block. */
export const parseBlocks = (text: string): readonly Block[] => {
  const blocks: Block[] = [];
  const open: OpenBlock[] = [];
  const addText = (part: string): void => {
    if (part === '') return;
    const parent = open.at(-1);
    if (parent) parent.content.push(part);
    else blocks.push({ name: null, attributes: {}, content: [part] });
  };
  let end = 0;
  for (const match of text.matchAll(delimiter)) {
    const [comment, slash, shortName = '', rest = ''] = match;
    const [, json, selfClosing] = /^(|\{[^]*\})\s*(\/?)$/.exec(rest.trim()) ?? [];
    // Another comment that starts with `wp:`.
    if (json === undefined) continue;
    addText(text.slice(end, match.index));
    end = match.index + comment.length;
    if (slash) {
      open.pop();
      continue;
    }
    const name = shortName.includes('/') ? shortName : `core/${shortName}`;
    const block: OpenBlock = { name, attributes: parseAttributes(json), content: [] };
    (open.at(-1)?.content ?? blocks).push(block);
    if (!selfClosing) open.push(block);
  }
  addText(text.slice(end));
  return blocks;
};

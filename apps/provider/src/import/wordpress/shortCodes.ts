/** A short code with its attributes, and the content between its tags. */
export type ShortCode = {
  name: string;
  named: Readonly<Record<string, string>>;
  numeric: readonly string[];
  /** Undefined for a short code without an end tag. */
  children: readonly ShortCodeNode[] | undefined;
  /** The tag as it was written. */
  raw: string;
};

export type ShortCodeNode = string | ShortCode;

type Frame = { name: string; raw: string; attributes: string; children: ShortCodeNode[] };

/** WordPress.com also writes a value after the name: `[youtube=https://…]`. */
const tag = /\[(\[?)(\/?)([a-z][\w-]*)((?:[\s=][^[\]]*)?)(\/?)\](\]?)/gi;

/** Attributes are `name="a b"`, `name='a b'` or `name=a`; values without a name are numbered. Names have lower case. */
const parseAttributes = (text: string): Pick<ShortCode, 'named' | 'numeric'> => {
  const named: Record<string, string> = {};
  const numeric: string[] = [];
  for (const [, name, double, single, plain] of text.matchAll(
    /(?:(?<![\w-])([\w-]+)\s*=\s*)?(?:"([^"]*)"|'([^']*)'|(\S+))/g,
  )) {
    const value = double ?? single ?? plain ?? '';
    if (name === undefined) numeric.push(value);
    else named[name.toLowerCase()] = value;
  }
  return { named, numeric };
};

const toShortCode = (
  { name, raw, attributes }: Pick<Frame, 'name' | 'raw' | 'attributes'>,
  children?: readonly ShortCodeNode[],
): ShortCode => {
  const written = attributes.replace(/^=/, ' ').replaceAll('&quot;', '"').replaceAll(/[“”″]/g, '"');
  return { name: name.toLowerCase(), ...parseAttributes(written), children, raw };
};

/** Parses the short codes of a text, in linear time. A start tag without an end tag has no content. */
export const parseShortCodes = (text: string): readonly ShortCodeNode[] => {
  const root: ShortCodeNode[] = [];
  const stack: Frame[] = [];
  const openNames = new Map<string, number>();
  const count = (name: string, change: number): void => void openNames.set(name, (openNames.get(name) ?? 0) + change);
  const getTarget = (): ShortCodeNode[] => stack.at(-1)?.children ?? root;
  /** Turns the frames from `from` on into short codes without content. */
  const flatten = (from: number): void => {
    const frames = stack.splice(from);
    const target = getTarget();
    for (const frame of frames) {
      count(frame.name, -1);
      target.push(toShortCode(frame));
      for (const child of frame.children) target.push(child);
    }
  };
  let end = 0;
  for (const match of text.matchAll(tag)) {
    const [raw, escapedStart, slash, name = '', attributes = '', selfClosing, escapedEnd] = match;
    if (match.index > end) getTarget().push(text.slice(end, match.index));
    end = match.index + raw.length;
    const key = name.toLowerCase();
    if (escapedStart && escapedEnd) getTarget().push(raw.slice(1, -1));
    else if (slash) {
      if ((openNames.get(key) ?? 0) === 0) {
        getTarget().push(raw);
        continue;
      }
      const at = stack.findLastIndex((frame) => frame.name === key);
      flatten(at + 1);
      const frame = stack.pop();
      count(key, -1);
      if (frame) getTarget().push(toShortCode(frame, frame.children));
    } else {
      if (escapedStart) getTarget().push('[');
      const frame = { name: key, raw: escapedStart ? raw.slice(1) : raw, attributes, children: [] };
      if (selfClosing || attributes.trimEnd().endsWith('/')) getTarget().push(toShortCode(frame));
      else {
        stack.push(frame);
        count(key, 1);
      }
    }
  }
  if (end < text.length) getTarget().push(text.slice(end));
  flatten(0);
  return root;
};

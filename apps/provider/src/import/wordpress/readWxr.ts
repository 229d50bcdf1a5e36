import sax from 'sax';
import { decodeXml } from '../decodeText.ts';
import { SourceError } from '../source.ts';

/** An element with its text, attributes and child elements. */
export type XmlElement = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  text: string;
  children: XmlElement[];
};

/** An element below the channel, with the line where it starts. */
export type WxrRecord = { element: XmlElement; line: number };

/** Limits against hostile files: characters of one record, nesting, and elements of one record. */
const limits = { recordCharacters: 16_000_000, depth: 12, recordElements: 200_000 } as const;

const countedElements = new Set(['wp:comment']);

type Reader = { write: (text: string) => void; end: () => void; take: () => WxrRecord[] };

const createReader = (): Reader => {
  const parser = sax.parser(true, { position: true });
  const records: WxrRecord[] = [];
  const stack: XmlElement[] = [];
  let skippedDepth = 0;
  let [characters, elements, line] = [0, 0, 0];
  const fail = (message: string): never => {
    throw new SourceError(`Line ${parser.line + 1}: ${message}`);
  };
  const addText = (text: string): void => {
    const element = stack.at(-1);
    // Text of the channel itself is white space.
    if (!element || skippedDepth > 0 || stack.length < 3) return;
    characters += text.length;
    if (characters > limits.recordCharacters)
      fail(`an item has more than ${limits.recordCharacters / 1e6} million characters. Remove it from the export.`);
    element.text += text;
  };
  const handleError = (error: Error): void => {
    const [message = ''] = error.message.split('\n', 1);
    const isTruncated = /unclosed|unexpected end/i.test(message);
    fail(isTruncated ? `the file ends too early. Export it again. (${message})` : `${message}. Export the file again.`);
  };
  parser.ondoctype = () =>
    fail('the file has a document type declaration, which exports do not have. Remove it if you trust the file.');
  parser.onopentag = ({ name, attributes }) => {
    if (skippedDepth > 0) return void (skippedDepth += 1);
    if (stack.length >= limits.depth) fail(`elements are nested more than ${limits.depth} deep.`);
    if (stack.length === 0 && name !== 'rss') fail(`the first element is <${name}>, not <rss>.`);
    const element: XmlElement = { name, attributes: attributes as Record<string, string>, text: '', children: [] };
    if (stack.length === 2) {
      [characters, elements] = [0, 0];
      line = parser.line + 1;
    }
    elements += 1;
    if (elements > limits.recordElements) fail(`an item has more than ${limits.recordElements} elements.`);
    if (stack.length >= 3) stack.at(-1)?.children.push(element);
    if (countedElements.has(name)) skippedDepth = 1;
    stack.push(element);
  };
  parser.onclosetag = () => {
    if (skippedDepth > 1) return void (skippedDepth -= 1);
    skippedDepth = 0;
    const element = stack.pop();
    if (element && stack.length === 2) records.push({ element, line });
  };
  Object.assign(parser, { onerror: handleError, ontext: addText, oncdata: addText });
  return {
    write: (text) => void parser.write(text),
    end: () => void parser.close(),
    take: () => records.splice(0),
  };
};

/** Reads a WXR file as records below its channel. `onRemoved` receives the number of removed control characters. */
export async function* readWxr(
  bytes: AsyncIterable<Uint8Array>,
  onRemoved: (count: number) => void = () => undefined,
): AsyncGenerator<WxrRecord> {
  const reader = createReader();
  for await (const { text, removed } of decodeXml(bytes)) {
    if (removed > 0) onRemoved(removed);
    reader.write(text);
    yield* reader.take();
  }
  reader.end();
  yield* reader.take();
}

/** The text of a child element; empty without one. */
export const getText = ({ children }: XmlElement, name: string): string =>
  children.find((child) => child.name === name)?.text ?? '';

import { SourceError } from './source.ts';

/** Encodings that exports use. UTF-16 is recognized by its byte order mark. */
const encodings = new Set([
  'utf-8',
  'utf8',
  'us-ascii',
  'ascii',
  'iso-8859-1',
  'latin1',
  'iso-8859-15',
  'windows-1252',
]);

const hasPrefix = (bytes: Uint8Array, ...prefix: readonly number[]): boolean =>
  prefix.every((byte, index) => bytes[index] === byte);

/** Returns the encoding of an XML document: by its byte order mark, else by its declaration, else UTF-8. */
const findEncoding = (start: Uint8Array): string => {
  if (hasPrefix(start, 0xfe, 0xff)) return 'utf-16be';
  if (hasPrefix(start, 0xff, 0xfe)) return 'utf-16le';
  if (hasPrefix(start, 0xef, 0xbb, 0xbf)) return 'utf-8';
  const declaration = new TextDecoder('latin1').decode(start.subarray(0, 200));
  const [, name = 'utf-8'] = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w-]{1,40})["']/i.exec(declaration) ?? [];
  if (encodings.has(name.toLowerCase())) return name.toLowerCase();
  throw new SourceError(`The encoding "${name}" is not supported. Convert the file to UTF-8.`);
};

/** Characters that XML 1.0 does not allow. Editors paste them into posts, and exports contain them. */
// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g;

/** Decoded text, without the control characters that XML forbids. */
type DecodedText = { text: string; removed: number };

/** Decodes the bytes of an XML document chunk by chunk. Throws a `SourceError` for bytes that are not of its encoding. */
export async function* decodeXml(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<DecodedText> {
  let decoder: TextDecoder | undefined;
  let encoding = 'utf-8';
  let offset = 0;
  const decode = (chunk: Uint8Array, isLast: boolean): DecodedText => {
    try {
      const text = decoder?.decode(chunk, { stream: !isLast }) ?? '';
      let removed = 0;
      const clean = text.replaceAll(forbidden, () => {
        removed += 1;
        return '';
      });
      return { text: clean, removed };
    } catch (cause) {
      throw new SourceError(
        `The file is not valid ${encoding} near byte ${offset}. Export it again, or correct its encoding declaration.`,
        { cause },
      );
    }
  };
  for await (const chunk of bytes) {
    if (!decoder) {
      encoding = findEncoding(chunk);
      decoder = new TextDecoder(encoding, { fatal: true });
    }
    yield decode(chunk, false);
    offset += chunk.length;
  }
  yield decode(new Uint8Array(), true);
}

type Packed = { $buffer: string } | { $map: [string, unknown][] };

const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && ('$buffer' in value || '$map' in value);

/** Serializes an entry as JSON that preserves buffers and maps (Next's segment data). */
export const serializeEntry = (entry: unknown): string =>
  JSON.stringify(entry, function pack(this: Record<string, unknown>, key, value: unknown) {
    // `toJSON` has already converted a buffer in `value`; the holder still has the buffer.
    const original = this[key];
    if (Buffer.isBuffer(original)) return { $buffer: original.toString('base64') };
    if (original instanceof Map) return { $map: [...original] };
    return value;
  });

/** Parses the output of `serializeEntry`; throws a SyntaxError on anything else. */
export const parseEntry = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    if (!isPacked(value)) return value;
    return '$buffer' in value ? Buffer.from(value.$buffer, 'base64') : new Map(value.$map);
  });

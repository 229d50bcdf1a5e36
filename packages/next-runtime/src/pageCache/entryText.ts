type Packed = { $buffer: string } | { $map: [string, unknown][] };

const isPacked = (value: unknown): value is Packed =>
  typeof value === 'object' && value !== null && ('$buffer' in value || '$map' in value);

/** A page as text: JSON, in which buffers and maps (Next's segment data) keep what they are. */
export const serializeEntry = (entry: unknown): string =>
  JSON.stringify(entry, function pack(this: Record<string, unknown>, key, value: unknown) {
    // A buffer has become an object by the time it arrives here; the holder still has it as it was.
    const original = this[key];
    if (Buffer.isBuffer(original)) return { $buffer: original.toString('base64') };
    if (original instanceof Map) return { $map: [...original] };
    return value;
  });

/** The reverse of `toText`; throws a SyntaxError on anything else. */
export const parseEntry = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    if (!isPacked(value)) return value;
    return '$buffer' in value ? Buffer.from(value.$buffer, 'base64') : new Map(value.$map);
  });

/** The name=value pairs of a Cookie header, in their order. */
const toPairs = (header: string): { name: string; text: string; value: string }[] =>
  header.split(';').map((pair) => {
    const text = pair.trim();
    const [name = ''] = text.split('=', 1);
    return { name: name.trim(), text, value: text.slice(name.length + 1).trim() };
  });

/** Every value of a cookie: a client may send a name more than once. */
export const cookieValues = (header: string | undefined, name: string): string[] =>
  header?.includes(name)
    ? toPairs(header)
        .filter((pair) => pair.name === name)
        .map(({ value }) => value)
    : [];

/** The Cookie header without the pairs that `drops` selects; undefined where none remain. */
export const withoutCookies = (header: string, drops: (name: string, value: string) => boolean): string | undefined =>
  toPairs(header)
    .filter(({ name, value }) => !drops(name, value))
    .map(({ text }) => text)
    .join('; ') || undefined;

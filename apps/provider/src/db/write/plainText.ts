import { getTexts } from '@masthead/texts/languages';

/** Joins names to a byline: "A", "A and B", "A, B and C", in German "A, B und C". */
export const formatByline = (names: readonly string[], language: string): string | null => {
  if (names.length === 0) return null;
  const last = names.at(-1) ?? '';
  return names.length === 1
    ? last
    : `${names.slice(0, -1).join(', ')}${getTexts(language).article.bylineTexts.and}${last}`;
};

const entities: ReadonlyMap<string, string> = new Map(
  Object.entries<string>({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' }),
);

/** Replaces each tag with a space in linear time; `/<[^>]*>/` would scan on from every unclosed `<`. */
const replaceTags = (html: string): string => {
  let text = '';
  let from = 0;
  for (;;) {
    const open = html.indexOf('<', from);
    const close = open < 0 ? -1 : html.indexOf('>', open);
    if (close < 0) return text + html.slice(from);
    text += `${html.slice(from, open)} `;
    from = close + 1;
  }
};

/** Returns the visible text of an HTML block, for the search index and for excerpts. */
export const toPlainText = (html: string): string =>
  replaceTags(html)
    .replace(/&#(\d{1,7});/g, (whole, digits: string) => {
      const code = Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/&([a-z]+);/g, (whole, name: string) => entities.get(name) ?? whole)
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .trim();

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** What a reader sees of an HTML block, for the search index and for excerpts. */
export const plainText = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#(\d{1,7});/g, (whole, digits: string) => {
      const code = Number(digits);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .replace(/&([a-z]+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll('\0', '')
    .replace(/\s+/g, ' ')
    .trim();

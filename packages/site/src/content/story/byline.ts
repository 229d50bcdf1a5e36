/** "By Maren Ostrow, Luis Ferrand and Tobias Wynn" as three names (SPEC §3, byline). */
export const namesIn = (byline: string): string[] =>
  byline
    .replace(/^by\s+/i, '')
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+/)
    .map((name) => name.trim())
    .filter(Boolean);

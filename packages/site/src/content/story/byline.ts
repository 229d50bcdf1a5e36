/**
 * Names in a byline (SPEC §3, byline).
 * @example parseByline('By Maren Ostrow and Luis Ferrand') // ['Maren Ostrow', 'Luis Ferrand']
 */
export const parseByline = (byline: string): string[] =>
  byline
    .replace(/^by\s+/i, '')
    .split(/,\s*(?:and\s+)?|(?<!\s)\s+and\s+/)
    .map((name) => name.trim())
    .filter(Boolean);

import { bylineTexts } from '@masthead/texts/article';

const by = new RegExp(`^${bylineTexts.by}\\s+`, 'i');
const and = bylineTexts.and.trim();
const separator = new RegExp(`,\\s*(?:${and}\\s+)?|(?<!\\s)\\s+${and}\\s+`);

/**
 * Names in a byline (§3, byline).
 * @example parseByline('By Maren Ostrow and Luis Ferrand') // ['Maren Ostrow', 'Luis Ferrand']
 */
export const parseByline = (byline: string): string[] =>
  byline
    .replace(by, '')
    .split(separator)
    .map((name) => name.trim())
    .filter(Boolean);

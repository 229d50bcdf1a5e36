import { type Choice, toSlug } from './choice.ts';
import { getWordmarkWidth } from './wordmark.ts';

/** The template's own names (apps/sister-site-template). */
export const template = {
  folder: 'sister-site-template',
  key: 'sister-site',
  content: 'sister-template.json',
  width: 205,
  port: 3001,
} as const;

const compact = (width: number): number => (width * 3) / 5;

/** Replaces the template's names in a text by those of the new publication, the longest first. */
export const rewrite = (text: string, { key, name, magazine, promoCode, origin, domain }: Choice): string => {
  const width = getWordmarkWidth(name);
  const short = promoCode.toLowerCase();
  return [
    ['sister-site.example.com', domain],
    [template.folder, key],
    [template.key, key],
    ['sister-quarterly', toSlug(magazine)],
    ['Sister Quarterly', magazine],
    ['Sister Site', name],
    ['SIS', promoCode],
    ['sis_', `${short}_`],
    ['sis:', `${short}:`],
    [`http://localhost:${template.port}`, origin],
    [`width: ${template.width}, height: 50`, `width: ${width}, height: 50`],
    [`"width": ${template.width}, "height": 50`, `"width": ${width}, "height": 50`],
    [`width: ${compact(template.width)}, height: 30`, `width: ${compact(width)}, height: 30`],
  ].reduce((before, [from = '', to = '']) => before.replaceAll(from, () => to), text);
};

/** Returns the text from a marker to the closing brace of the first block after it. */
export const blockFrom = (text: string, start: number): string => {
  let depth = 0;
  for (let index = text.indexOf('{', start); index < text.length; index += 1) {
    if (text[index] === '{') depth += 1;
    if (text[index] === '}') depth -= 1;
    if (depth === 0) return text.slice(start, index + 1);
  }
  throw new Error('A block of the template is not closed. Restore the file that holds it.');
};

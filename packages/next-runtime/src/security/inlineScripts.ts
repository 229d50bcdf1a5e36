import { createHash } from 'node:crypto';

const opening = /<script(?=[\s>/])/gi;
/** The position of the `>` that ends a start tag, or -1. Quoted values may hold `>`. */
const findTagEnd = (html: string, from: number): number => {
  for (let position = from; position < html.length; position += 1) {
    const character = html.charAt(position);
    if (character === '>') return position;
    if (character !== '"' && character !== "'") continue;
    position = html.indexOf(character, position + 1);
    if (position === -1) return -1;
  }
  return -1;
};

const closing = /<\/script(?=[\s>/])/gi;

const source = /(?:^|\s)src\s*=/i;
const type = /(?:^|\s)type\s*=\s*["']?([^"'\s]*)/i;

/** Types that browsers execute. Every other type is a data block, such as JSON-LD. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/i;

const isInlineCode = (attributes: string): boolean =>
  !source.test(attributes) && executable.test(type.exec(attributes)?.[1] ?? '');

/** The inline scripts that a browser would run. Stops at a tag that never ends, as browsers do. */
export const inlineScripts = (html: string): string[] => {
  const scripts: string[] = [];
  opening.lastIndex = 0;
  while (opening.exec(html)) {
    const tagEnd = findTagEnd(html, opening.lastIndex);
    if (tagEnd === -1) break;
    const attributes = html.slice(opening.lastIndex, tagEnd);
    const start = tagEnd + 1;
    closing.lastIndex = start;
    const end = closing.exec(html);
    if (!end) break;
    if (isInlineCode(attributes)) scripts.push(html.slice(start, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return scripts;
};

/** The CSP source of exactly this inline script. Browsers normalize line breaks first. */
export const hashSource = (code: string): string =>
  `'sha256-${createHash('sha256').update(code.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

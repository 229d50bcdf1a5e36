import { createHash } from 'node:crypto';

const opening = /<script(?=[\s>/])/gi;
/** The rest of a start tag. Quoted values may hold `>`. */
const attributesThenEnd = /((?:[^>"']|"[^"]*"|'[^']*')*)>/y;
const closing = /<\/script(?=[\s>/])/gi;

const source = /(?:^|\s)src\s*=/i;
const type = /(?:^|\s)type\s*=\s*["']?([^"'\s]*)/i;

/** Types that browsers execute. Every other type is a data block, such as JSON-LD. */
const executable = /^(?:|module|text\/javascript|application\/javascript)$/i;

const isInlineCode = (attributes: string): boolean => !source.test(attributes) && executable.test(type.exec(attributes)?.[1] ?? '');

/**
 * The code of each inline script of a document that a browser would run, in document order. Reads the document once:
 * it stops at a tag that never ends, and the browser then runs none of the scripts after it.
 */
export const inlineScripts = (html: string): string[] => {
  const scripts: string[] = [];
  opening.lastIndex = 0;
  while (opening.exec(html)) {
    attributesThenEnd.lastIndex = opening.lastIndex;
    const attributes = attributesThenEnd.exec(html)?.[1];
    if (attributes === undefined) break;
    const start = attributesThenEnd.lastIndex;
    closing.lastIndex = start;
    const end = closing.exec(html);
    if (!end) break;
    if (isInlineCode(attributes)) scripts.push(html.slice(start, end.index));
    opening.lastIndex = closing.lastIndex;
  }
  return scripts;
};

/** The CSP source expression that allows exactly this inline script. Browsers hash the text after they have normalized line breaks. */
export const hashSource = (code: string): string => `'sha256-${createHash('sha256').update(code.replaceAll(/\r\n?/g, '\n')).digest('base64')}'`;

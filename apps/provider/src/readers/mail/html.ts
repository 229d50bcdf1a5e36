import { escapeHtml } from '@masthead/content-rules/html';
/** Escaped or trusted markup. */
export class Html {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | false | readonly Part[];

const markup = (part: Part): string => {
  if (part === undefined || part === false) return '';
  if (part instanceof Html) return part.text;
  return Array.isArray(part) ? part.map(markup).join('') : escapeHtml(String(part));
};

/** Template tag for markup: escapes every value that is not an `Html`. */
export const html = (strings: TemplateStringsArray, ...parts: Part[]): Html =>
  new Html(strings.reduce((all, string, index) => all + markup(parts[index - 1]) + string));

import { escapeHtml } from '@masthead/content-rules/html';
import type { Marked, MarkedExtension, Token, Tokens } from 'marked';

type Footnote = Tokens.Generic & { type: 'footnote'; label: string; tokens: Token[] };
type Reference = Tokens.Generic & { type: 'footnoteReference'; label: string; id?: string; number?: number };

const isFootnote = (token: Token): token is Footnote => token.type === 'footnote';
const isReference = (token: Token): token is Reference => token.type === 'footnoteReference';

/** A definition: its line, those of the same paragraph, and indented ones. */
const definition =
  /^ {0,3}\[\^([^\]\s]{1,100})\]:([^\n]*(?:\n(?=[\p{L}"'“(*_])[^\n]+)*(?:\n+(?: {2}|\t)[^\n]+)*)(?:\n|$)/u;

/** Lexers that read a note. Notes within notes would nest without limit. */
const busy = new WeakSet<object>();

/** Footnotes of Markdown, as GitHub writes them: `[^1]` in the text and `[^1]: The note` at the top level. */
export const footnotes: MarkedExtension = {
  extensions: [
    {
      name: 'footnote',
      level: 'block',
      start: (source) => /\n {0,3}\[\^/.exec(source)?.index,
      tokenizer(source) {
        const { lexer } = this;
        if (!lexer.state.top || busy.has(lexer)) return undefined;
        const [raw, label = '', text = ''] = definition.exec(source) ?? [];
        if (raw === undefined) return undefined;
        busy.add(lexer);
        const tokens = lexer.blockTokens(text.replaceAll(/\n(?: {1,4}|\t)/g, '\n').trim());
        busy.delete(lexer);
        return { type: 'footnote', raw, label, tokens };
      },
      renderer: () => '',
    },
    {
      name: 'footnoteReference',
      level: 'inline',
      start: (source) => source.indexOf('[^'),
      tokenizer(source) {
        const [raw, label] = /^\[\^([^\]\s]{1,100})\]/.exec(source) ?? [];
        return raw === undefined ? undefined : { type: 'footnoteReference', raw, label };
      },
      renderer: ({ raw, id, number }) =>
        id === undefined ? escapeHtml(raw) : `<sup id="${id}"><a href="#fn-${number}">${number}</a></sup>`,
    },
  ],
};

/** Numbers footnotes in the order of their references, and returns their list as HTML with links back. */
export const renderFootnotes = (markdown: Marked, tokens: Token[]): string => {
  const notes = new Map<string, Token[]>();
  for (const { label, tokens: text } of tokens.filter(isFootnote))
    notes.set(label, [...(notes.get(label) ?? []), ...text]);
  const references = new Map<string, Reference[]>();
  markdown.walkTokens(tokens, (token) => {
    if (!isReference(token) || !notes.has(token.label)) return;
    const others = references.get(token.label) ?? [];
    references.set(token.label, others);
    others.push(token);
    token.number = others[0]?.number ?? references.size;
    token.id = `fnref-${token.number}${others.length > 1 ? `-${others.length}` : ''}`;
  });
  if (notes.size === 0) return '';
  const labels = [...references.keys(), ...[...notes.keys()].filter((label) => !references.has(label))];
  const items = labels.map((label, index) => {
    const links = (references.get(label) ?? []).map(({ id, number }) => ` <a href="#${id}">↩ ${number}</a>`).join('');
    const html = markdown.parser(notes.get(label) ?? []).trimEnd();
    const end = html.endsWith('</p>') ? -'</p>'.length : html.length;
    return `<li id="fn-${index + 1}">${html.slice(0, end)}${links}${html.slice(end)}</li>`;
  });
  return `<hr><ol>${items.join('')}</ol>`;
};

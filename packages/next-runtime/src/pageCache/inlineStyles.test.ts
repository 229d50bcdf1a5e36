import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inlineStyles, removeStyleHints } from './inlineStyles';

const folder = mkdtempSync(path.join(tmpdir(), 'masthead-styles-'));
const chunks = path.join(folder, '.next/static/chunks');
mkdirSync(chunks, { recursive: true });
afterAll(() => rmSync(folder, { recursive: true }));

const files = {
  'a.css': '.a{color:red}',
  'font.css': '@font-face{src:url(../media/a.woff2)}.b{background:url("/brand/b.svg") url(data:x)}',
  'quote.css': 'q::before{content:"“"}\n@media print{\nq{color:#000}}\n',
  'end.css': '.c{content:"</style>"}',
};
for (const [name, css] of Object.entries(files)) writeFileSync(path.join(chunks, name), css);

const link = (name: string, state = ''): string =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}" data-precedence="next"${state}/>`;
const inline = (head: string): string => inlineStyles(['<head>', `${head}</head>`], folder).join('');

describe('decision 36: style sheets are in the document', () => {
  test('their text is before their links, which are not fetched', () => {
    expect(inline(`<title>A</title>${link('a.css')}${link('quote.css')}<meta/>`)).toBe(
      `<head><title>A</title><style>.a{color:red}q::before{content:"“"}@media print{\nq{color:#000}}</style>${link('a.css', ' media="not all" disabled=""')}${link('quote.css', ' media="not all" disabled=""')}<meta/></head>`,
    );
  });

  test('addresses that are relative to the file become absolute, others stay', () => {
    expect(inline(link('font.css'))).toContain(
      '<style>@font-face{src:url(/_next/static/media/a.woff2)}.b{background:url("/brand/b.svg") url(data:x)}</style>',
    );
  });

  test('links stay as they are where one file is missing, or would end the element', () => {
    for (const name of ['missing.css', 'end.css']) {
      const head = link('a.css') + link(name);
      expect(inline(head)).toBe(`<head>${head}</head>`);
    }
  });

  test('other links, and a document that has its styles, stay as they are', () => {
    const other = '<link rel="stylesheet" href="https://other.example/a.css"/>';
    expect(inline(other)).toBe(`<head>${other}</head>`);
    const done = inline(link('a.css'));
    expect(inlineStyles([done], folder)).toEqual([done]);
  });

  test('the header of a document names no style sheet to preload', () => {
    const font = '</fonts/a.woff2>; rel=preload; as="font"; crossorigin=""; type="font/woff2"';
    const style = '</_next/static/chunks/a.css>; rel=preload; as="style"';
    expect(removeStyleHints(`${font}, ${style}, ${font}`)).toBe(`${font}, ${font}`);
    expect(removeStyleHints(`${style}, ${style}`)).toBe('');
  });
});

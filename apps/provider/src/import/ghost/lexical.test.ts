import { expect, test } from 'vitest';
import { convertLexical } from './lexical.ts';

const text = (value: string) => ({ type: 'extended-text', text: value, format: 0 });
const item = (...children: object[]) => ({ type: 'listitem', children });
const list = (listType: string, start: number, ...children: object[]) => ({ type: 'list', listType, start, children });
const bullets = (...children: object[]) => list('bullet', 1, ...children);

test.each([
  ['that starts at 3', list('number', 3, item(text('a')), item(text('b'))), '<ol start="3"><li>a</li><li>b</li></ol>'],
  ['that starts at 1', list('number', 1, item(text('a'))), '<ol><li>a</li></ol>'],
  [
    'in a list',
    bullets(item(text('a')), item(list('number', 2, item(text('b')))), item(text('c'))),
    '<ul><li>a<ol start="2"><li>b</li></ol></li><li>c</li></ul>',
  ],
  [
    'in two lists',
    bullets(item(text('a')), item(bullets(item(text('b')), item(bullets(item(text('c'))))))),
    '<ul><li>a<ul><li>b<ul><li>c</li></ul></li></ul></li></ul>',
  ],
])('converts a list %s', (_, node, html) => {
  const note = () => undefined;
  expect(convertLexical(JSON.stringify({ root: { type: 'root', children: [node] } }), note)).toBe(html);
});

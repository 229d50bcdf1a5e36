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

const orderedItem = (value: number, text: string) => ({ type: 'listitem', value, children: [{ type: 'text', text }] });
const ordered = (fields: object, ...children: object[]) => ({ type: 'list', listType: 'number', ...fields, children });
test.each([
  [ordered({ start: 3 }, orderedItem(3, 'a'), orderedItem(4, 'b')), '<ol start="3"><li>a</li><li>b</li></ol>'],
  [ordered({ start: 1 }, orderedItem(1, 'a'), orderedItem(7, 'b')), '<ol><li>a</li><li value="7">b</li></ol>'],
  [
    ordered({ start: 2, reversed: true }, orderedItem(2, 'a'), orderedItem(1, 'b')),
    '<ol reversed start="2"><li>a</li><li>b</li></ol>',
  ],
  [ordered({ reversed: true }, orderedItem(2, 'a'), orderedItem(1, 'b')), '<ol reversed><li>a</li><li>b</li></ol>'],
  [
    ordered(
      {},
      orderedItem(1, 'a'),
      { type: 'listitem', value: 2, children: [ordered({}, orderedItem(1, 'b'))] },
      orderedItem(2, 'c'),
    ),
    '<ol><li>a<ol><li>b</li></ol></li><li>c</li></ol>',
  ],
])('numbers of %j', (list, html) => {
  expect(convertLexical(JSON.stringify({ root: { type: 'root', children: [list] } }), () => undefined)).toBe(html);
});

test('text of unknown nodes and around tabs stays', () => {
  const children = [
    { type: 'text', text: 'a' },
    { type: 'tab', text: '\t' },
    { type: 'acme-emoji', text: 'b' },
  ];
  const root = { type: 'root', children: [{ type: 'paragraph', children }] };
  expect(convertLexical(JSON.stringify({ root }), () => undefined)).toBe('<p>a b</p>');
});

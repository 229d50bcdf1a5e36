import { expect, test } from 'vitest';
import { toBody } from './bodyBlocks.ts';

const reference = (id: string, number = 1): string =>
  `<sup id="text-fnref-${id}"><a href="#text-fn-${number}">${number}</a></sup>`;
const back = (id: string, number = 1): string => `<a href="#text-fnref-${id}">↩ ${number}</a>`;

test.each([
  [
    'a note',
    'Rents fell.[^a]\n\n[^a]: By "2%".',
    [`<p>Rents fell.${reference('1')}</p>`, '<hr />', `<ol><li id="text-fn-1"><p>By “2%”. ${back('1')}</p></li></ol>`],
  ],
  [
    'two references to a note',
    'One[^1], two[^1].\n\n[^1]: Note',
    [
      `<p>One${reference('1')}, two${reference('1-2')}.</p>`,
      '<hr />',
      `<ol><li id="text-fn-1"><p>Note ${back('1')} ${back('1-2')}</p></li></ol>`,
    ],
  ],
  [
    'notes in the order of their references, and one without any',
    'A[^x] b[^y]\n\n[^z]: Z\n[^y]: Y\n[^x]: X',
    [
      `<p>A${reference('1')} b${reference('2', 2)}</p>`,
      '<hr />',
      `<ol><li id="text-fn-1"><p>X ${back('1')}</p></li><li id="text-fn-2"><p>Y ${back('2', 2)}</p></li><li id="text-fn-3"><p>Z</p></li></ol>`,
    ],
  ],
  [
    'a note of two paragraphs in a list and a heading',
    '## A[^1]\n\n[^1]: One\n    more\n\n    Two\n\nText',
    [
      `<h2>A${reference('1')}</h2>`,
      '<p>Text</p>',
      '<hr />',
      `<ol><li id="text-fn-1"><p>One\nmore</p>\n<p>Two ${back('1')}</p></li></ol>`,
    ],
  ],
  [
    'two notes with the same label',
    'A[^1]\n\n[^1]: One\n\n[^1]: Two',
    [`<p>A${reference('1')}</p>`, '<hr />', `<ol><li id="text-fn-1"><p>One</p>\n<p>Two ${back('1')}</p></li></ol>`],
  ],
  ['a reference without a note', 'A[^1] `[^2]`', ['<p>A[^1] <code>[^2]</code></p>']],
])('%s', (_, markdown, blocks) => expect(toBody(markdown).blocks).toEqual(blocks));

test('has no notes within notes', () => {
  expect(toBody('[^a]: b [^a]: c').blocks.join('')).toContain('<li id="text-fn-1"><p>b <sup');
});

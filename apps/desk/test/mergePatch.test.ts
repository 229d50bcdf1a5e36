import { expect, test } from 'vitest';
import { createMergePatch, fromDocument } from '../src/content/document.ts';
import { isOnSite } from '../src/content/publish.ts';

test.each([
  [
    'a field without a value',
    { body: { markdown: 'It closed.' } },
    { body: { markdown: 'It closed.', html: undefined } },
  ],
  ['null', { deal: { size: null, price: 3 } }, { deal: { price: 3 } }],
  ['the same in a list', { charts: [{ unit: undefined, title: 'Rents' }] }, { charts: [{ title: 'Rents' }] }],
])('%s is no change', (_, from, to) => {
  expect(createMergePatch(from, to)).toEqual({});
});

test.each([
  ['the same', {}, true],
  ['without the time of its publication', { publishAt: null }, true],
  ['with another time', { publishAt: '2026-11-20T10:00:00.000Z' }, false],
  ['without its summary', { summary: null }, false],
])('whether the site has the item of the desk: %s', (_, change, expected) => {
  const document = {
    title: 'It closed',
    summary: 'For cash.',
    status: 'published',
    publishAt: '2026-11-21T10:00:00.000Z',
  };
  const fields = { ...fromDocument('articles', 'example', document), ...change };
  const address = { kind: 'articles', publication: 'example', key: '2026/11/21/it-closed' } as const;
  expect(isOnSite(address, fields, { document, etag: '"1"' }, new Date('2026-11-22T10:00:00Z'))).toBe(expected);
});

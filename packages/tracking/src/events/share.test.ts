import { expect, test } from 'vitest';
import { parseShare } from './share.ts';

const here = '/a/';

test.each([
  [
    { method: 'Email', url: 'https://www.example.com/b/', title: 'A Deal' },
    { method: 'Email', url: 'https://www.example.com/b/', title: 'A Deal' },
  ],
  [{ method: 'LinkedIn' }, { method: 'LinkedIn', url: here, title: '' }],
  [
    { method: 7, url: '', title: null },
    { method: 'unknown', url: here, title: '' },
  ],
  ['copy', { method: 'unknown', url: here, title: '' }],
  [null, { method: 'unknown', url: here, title: '' }],
  [undefined, { method: 'unknown', url: here, title: '' }],
])('SPEC §7.2: a share event with the detail %j says %j', (detail, shared) => {
  expect(parseShare(detail, here)).toEqual(shared);
});

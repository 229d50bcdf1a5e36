import { expect, test } from 'vitest';
import { parseShare } from './share.ts';

const currentPath = '/a/';

test.each([
  [
    { method: 'Email', url: 'https://www.example.com/b/', title: 'A Deal' },
    { method: 'Email', url: 'https://www.example.com/b/', title: 'A Deal' },
  ],
  [{ method: 'LinkedIn' }, { method: 'LinkedIn', url: currentPath, title: '' }],
  [
    { method: 7, url: '', title: null },
    { method: 'unknown', url: currentPath, title: '' },
  ],
  ['copy', { method: 'unknown', url: currentPath, title: '' }],
  [null, { method: 'unknown', url: currentPath, title: '' }],
  [undefined, { method: 'unknown', url: currentPath, title: '' }],
])('§7.2: the detail %j of a share event is parsed as %j', (detail, share) => {
  expect(parseShare(detail, currentPath)).toEqual(share);
});

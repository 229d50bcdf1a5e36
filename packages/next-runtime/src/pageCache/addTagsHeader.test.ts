import { expect, test } from 'vitest';
import { addTagsHeader } from './addTagsHeader';

test('adds the tags of a page as a header', () => {
  const page = { html: '<p>', headers: { 'x-next-cache-tags': '_N_T_/layout,brand:plotline,article:a' } };
  expect(addTagsHeader(page).headers).toMatchObject({ 'x-page-tags': 'brand:plotline article:a' });
});

test.each([null, { kind: 'REDIRECT' }, { headers: {} }])('%j stays unchanged', (value) => {
  expect(addTagsHeader(structuredClone(value))).toEqual(value);
});

import { isSitePath } from '@masthead/content-rules/site-path';
import { describe, expect, test } from 'vitest';
import { normalizeOldAddress } from '../publishing/redirects.ts';
import { listRemotePictures } from './htmlBlocks.ts';
import { linkSchema } from './schema/common.ts';
import { checkStaticPage, sanitizePage } from './staticPage.ts';

test.each(['/', '/2026/11/21/a-deal/', '/images/a b.png', '/search/?q=a%5Cb#top'])(
  '%j is a path on the site',
  (url) => {
    expect(isSitePath(url)).toBe(true);
  },
);

describe.each([
  '//evil.example/x',
  '/\\evil.example/x',
  '/\t/evil.example/x',
  '\t//evil.example/x',
  '/\n\\evil.example/x',
  'evil.example',
  '',
])('%j is no path on the site', (url) => {
  test('anywhere', () => expect(isSitePath(url)).toBe(false));
  test('in a link', () => expect(linkSchema.safeParse(url).success).toBe(false));
  test('in an old address', () => expect(normalizeOldAddress(url)).toBeUndefined());
  test('in a form', () => expect(sanitizePage(`<form action="${url}"></form>`)).toContain('action="/"'));
  test('in a picture', () => expect(listRemotePictures(`<img src="${url}">`)).toHaveLength(1));
  test('in a script of a static page', () => {
    const settings = { css: null, javascript: null, externalCss: [], externalJavascript: [url] };
    expect(checkStaticPage({ content: '', settings })).toHaveLength(1);
  });
});

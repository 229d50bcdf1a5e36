import { describe, expect, test } from 'vitest';
import { checkStaticPage, preparePage, sanitizePage } from './staticPage.ts';
import { isSitePath } from '@masthead/content-rules/site-path';
import { normalizeOldAddress } from '../publishing/redirects.ts';
import { listRemotePictures } from './htmlBlocks.ts';
import { linkSchema } from './schema/common.ts';

describe('§2.3, static pages', () => {
  test.each([
    [
      '<form method="post" action="/static/thank-you/" data-form="contact"><input type="text" name="a" required></form>',
      '<form method="post" action="/static/thank-you/" data-form="contact"><input type="text" name="a" required /></form>',
    ],
    ['<form method="get" action="https://evil.example/"></form>', '<form method="post" action="/"></form>'],
    ['<form action="//evil.example/"></form>', '<form action="/" method="post"></form>'],
    ['<script>go()</script><p>a</p>', '<p>a</p>'],
    ['<a href="javascript:go()">a</a>', '<a>a</a>'],
    ['<input onfocus="go()" formaction="/x" name="a">', '<input name="a" />'],
  ])('keeps %s as %s', (html, clean) => {
    expect(sanitizePage(html)).toBe(clean);
  });

  test('typesets text, not attributes', () => {
    expect(preparePage('<p class="it\'s">"It\'s open," <strong>Ann</strong>\'s note says</p>')).toBe(
      '<p class="it\'s">“It’s open,” <strong>Ann</strong>’s note says</p>',
    );
  });

  const page = {
    slug: 'about-us',
    path: '/static/about-us/',
    title: 'About',
    content: '<p>a</p>',
    excerpt: 'a',
    template: 'default',
    settings: {
      css: null,
      externalCss: [],
      javascript: null,
      externalJavascript: [],
      openGraph: null,
      noIndexNoFollow: false,
      pageLayout: 'right_rail',
      disableTracking: false,
      hideTitle: false,
      metaDescription: null,
    } as const,
  };
  test.each([
    [{ css: '@import "x.css";' }, /settings\.css/],
    [{ css: 'p { background: url(https://tracker.example/x.png) }' }, /settings\.css/],
    [{ css: '.a {\n  posi\\74ion: fixed;\n}' }, /settings\.css: line 2: "position: fixed" is not allowed\. Use static/],
    [{ javascript: 'fetch("https://tracker.example/")' }, /settings\.javascript/],
    [{ javascript: 'document.cookie' }, /settings\.javascript/],
    [{ externalJavascript: ['https://cdn.example/x.js'] }, /must not load/],
  ])('rejects %o, which reaches outside the page', (settings, issue) => {
    const issues = checkStaticPage({
      ...page,
      settings: { ...page.settings, externalCss: [], externalJavascript: [], ...settings },
    });
    expect(issues.map(({ path, message }) => `${path}: ${message}`).join('\n')).toMatch(issue);
  });
});

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

import { describe, expect, test } from 'vitest';
import { checkStaticPage, preparePage, sanitizePage } from './staticPage.ts';

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

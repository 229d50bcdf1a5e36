import { describe, expect, test } from 'vitest';
import { hashSource, inlineScripts } from './inlineScripts.ts';

describe('inline scripts of a document', () => {
  test.each<[string, string, string[]]>([
    ['a plain script', '<p><script>a()</script></p>', ['a()']],
    ['several, in order', '<script>a()</script><SCRIPT id="x">b()</SCRIPT >', ['a()', 'b()']],
    ['a script with a source', '<script src="/a.js" async=""></script>', []],
    ['a source whose value holds an end of tag', '<script src="/a>b.js"></script><script>c()</script>', ['c()']],
    ['an attribute that only ends in src', '<script data-src="/a.js">a()</script>', ['a()']],
    ['data', '<script type="application/ld+json">{"a":1}</script><script type=application/json>{}</script>', []],
    ['a module', '<script type="module">a()</script>', ['a()']],
    ['code with tags and comments', '<script>x="<!--<b>";y=1</script>', ['x="<!--<b>";y=1']],
    ['an escaped title', '<p title="&lt;script&gt;evil()&lt;/script&gt;">&lt;script&gt;evil()&lt;/script&gt;</p>', []],
    ['another element with that beginning', '<scripty>a()</scripty>', []],
    ['a script that never ends', '<script>a()</script><script>b()', ['a()']],
    ['a tag that never ends', '<script>a()</script><script x="', ['a()']],
  ])('returns the scripts of %s', (_, html, scripts) => expect(inlineScripts(html)).toEqual(scripts));

  test.each(['<script ', '<script "', '<script>', '<script a="b"', "<script x='"])(
    'finds none in a long repetition of %s, and reads it once',
    (part) => expect(inlineScripts(part.repeat(500_000))).toEqual([]),
  );

  test('the hash is the one that browsers compute', () => {
    // The example of the specification's text: https://www.w3.org/TR/CSP3/#csp-header
    expect(hashSource("alert('Hello, world.');")).toBe("'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='");
    expect(hashSource('a\r\nb\rc')).toBe(hashSource('a\nb\nc'));
  });
});

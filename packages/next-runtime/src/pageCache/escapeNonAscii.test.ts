import { describe, expect, test } from 'vitest';
import { escapeNonAscii } from './normalizeCachedPage';

describe('a cached page is stored in ASCII and renders the same text', () => {
  test.each([
    [
      'text and attributes',
      '<p title="Café">“Deal” – 5 m² 😀</p>',
      '<p title="Caf&#233;">&#8220;Deal&#8221; &#8211; 5 m&#178; &#128512;</p>',
    ],
    ['scripts', '<script>push("it’s 😀")</script>', '<script>push("it\\u2019s \\ud83d\\ude00")</script>'],
    [
      'data for search engines',
      '<script type="application/ld+json">{"name":"Café"}</script>',
      '<script type="application/ld+json">{"name":"Caf\\u00e9"}</script>',
    ],
    ['styles', '<style>q::before{content:"“"}</style>', '<style>q::before{content:"\\201c "}</style>'],
    [
      'markup between two scripts',
      '<script>"é"</script><b>é</b><script>"é"</script>',
      '<script>"\\u00e9"</script><b>&#233;</b><script>"\\u00e9"</script>',
    ],
    ['what is ASCII already', '<!DOCTYPE html><p>Plain & simple</p>', '<!DOCTYPE html><p>Plain & simple</p>'],
  ])('escapes %s', (_, html, ascii) => {
    expect(escapeNonAscii([html])).toBe(ascii);
  });

  test('a script gives the same value as before', () => {
    const script = 'JSON.stringify(["’", "😀", `é`])';
    const escaped = escapeNonAscii([`<script>${script}</script>`]).replace(/<\/?script>/g, '');
    // The text is this test's own.
    // oxlint-disable-next-line no-new-func
    expect(new Function(`return ${escaped}`)()).toBe(new Function(`return ${script}`)());
  });
});

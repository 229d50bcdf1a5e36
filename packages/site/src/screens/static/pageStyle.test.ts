import { describe, expect, test } from 'vitest';
import { scopeStyles } from './pageStyle';

describe('§3 styles of a static page', () => {
  test('are scoped to the page', () => {
    expect(scopeStyles('.rate{color:red}', 'rates')).toBe('@scope ([data-page="rates"]) { .rate{color:red} }');
  });

  test.each([
    ['a brace that closes the scope', '.a{color:red}} body{display:none'],
    ['an unfinished rule', '.a{color:'],
  ])('%s removes all of them', (_, css) => {
    expect(scopeStyles(css, 'rates')).not.toContain('display:none}');
    expect(scopeStyles(css, 'rates').split('{').length).toBe(scopeStyles(css, 'rates').split('}').length);
  });

  test.each([
    ['an import', '@import "https://elsewhere.example/x.css";'],
    ['a picture of another host', '.a{background:url(https://elsewhere.example/x.png)}'],
    ['a fixed position', '.a{position:fixed}'],
    ['the end of a style element', '.a{content:"</style><script>x()</script>"}'],
  ])('%s is removed', (_, css) => {
    expect(scopeStyles(css, 'rates')).not.toMatch(/import|url|fixed|script/);
  });
});

import { describe, expect, test } from 'vitest';
import { scopeStyles } from './pageStyle';

describe('§3 styles of a static page stay in their place', () => {
  test('they apply inside the page and nowhere else', () => {
    expect(scopeStyles('.rate{color:red}', 'rates')).toBe('@scope ([data-page="rates"]) { .rate{color:red} }');
  });

  test.each([
    ['a brace that closes the place', '.a{color:red}} body{display:none'],
    ['an unfinished rule', '.a{color:'],
  ])('%s leaves all of them out', (_, css) => {
    expect(scopeStyles(css, 'rates')).not.toContain('display:none}');
    expect(scopeStyles(css, 'rates').split('{').length).toBe(scopeStyles(css, 'rates').split('}').length);
  });

  test.each([
    ['an import', '@import "https://elsewhere.example/x.css";'],
    ['a picture from elsewhere', '.a{background:url(https://elsewhere.example/x.png)}'],
    ['something fixed to the window', '.a{position:fixed}'],
    ['the end of a style element', '.a{content:"</style><script>x()</script>"}'],
  ])('%s is taken out', (_, css) => {
    expect(scopeStyles(css, 'rates')).not.toMatch(/import|url|fixed|script/);
  });
});

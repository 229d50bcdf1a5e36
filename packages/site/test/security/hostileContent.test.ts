import { articleContent, staticContent, type ContentRules } from '@masthead/content-rules/html-rules';
import { forbiddenIn, hostileHtml } from '@masthead/content-rules/hostile-html';
import { describe, expect, test } from 'vitest';
import { toAmpHtml } from '../../src/endpoints/amp/toAmpHtml';
import { sanitizeBlock, sanitizeNofollowBlock } from '../../src/screens/article/articleBody';
import { sanitizeStatic } from '../../src/screens/static/sanitizeStatic';

const ampContent = {
  allowedTags: articleContent.allowedTags.map((tag) => (tag === 'img' ? 'amp-img' : tag)),
  allowedAttributes: {
    ...articleContent.allowedAttributes,
    'amp-img': ['src', 'srcset', 'alt', 'layout', 'width', 'height'],
  },
};

const renderers: readonly [
  name: string,
  render: (html: string) => string,
  rules: Pick<ContentRules, 'allowedTags' | 'allowedAttributes'>,
][] = [
  ['an article', sanitizeBlock, articleContent],
  ['a nofollow article', sanitizeNofollowBlock, articleContent],
  ['an AMP article', toAmpHtml, ampContent],
  ['a static page', sanitizeStatic, staticContent],
];

describe.each(renderers)('%s contains no code after sanitizing', (_, render, rules) => {
  test.each(hostileHtml)('%s', (__, html) => {
    expect(forbiddenIn(render(html), rules)).toEqual([]);
    expect(forbiddenIn(render(`<p>${html}</p><div><b>${html}`), rules)).toEqual([]);
    // Sanitizing twice has the same result.
    expect(forbiddenIn(render(render(html)), rules)).toEqual([]);
  });
});

test('an AMP article has no AMP elements from its content', () => {
  expect(toAmpHtml('<p>a</p><amp-img src="/x.png" layout="fixed" width="1" height="1"></amp-img>')).toBe('<p>a</p>');
  expect(toAmpHtml('<img src="https://evil.example/x.png" alt="x">')).not.toContain('evil');
});

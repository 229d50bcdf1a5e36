import { describe, expect, test } from 'vitest';
import { parseEmbed } from './embed';
import { sanitizeBlock, sanitizeNofollowBlock } from '../../screens/article/articleBody';

describe('§3 embeds of an article', () => {
  test('a known player has its title', () => {
    expect(
      parseEmbed(
        '<iframe src="https://www.youtube-nocookie.com/embed/abc?x=1&amp;y=2" title="A tower comes down"></iframe>',
      ),
    ).toEqual({
      src: 'https://www.youtube-nocookie.com/embed/abc?x=1&y=2',
      title: 'A tower comes down',
      provider: 'YouTube',
    });
    expect(parseEmbed('https://player.vimeo.com/video/1')?.provider).toBe('Vimeo');
    expect(parseEmbed('https://www.youtube.com/watch?v=dQw4w9WgXcQ')?.src).toBe(
      'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    );
    expect(
      parseEmbed('https://www.openstreetmap.org/export/embed.html?bbox=-97.45%2C29.90%2C-97.00%2C30.20')?.provider,
    ).toBe('OpenStreetMap');
  });

  test.each([
    null,
    '',
    'javascript:alert(1)',
    '<iframe src="https://evil.example/"></iframe>',
    '<iframe src="https://constructor/"></iframe>',
    'https://hasOwnProperty/embed/a',
    'https://toString/embed/a',
    '<iframe src="http://www.youtube.com/embed/a"></iframe>',
    '<script>alert(1)</script>',
  ])('%s is rejected', (value) => {
    expect(parseEmbed(value)).toBeUndefined();
  });
});

describe('§3 article bodies are sanitized', () => {
  test.each([
    ['<p onclick="x()">Deal</p>', '<p>Deal</p>'],
    ['<p>Deal<script>x()</script></p>', '<p>Deal</p>'],
    ['<a href="javascript:x()">Deal</a>', '<a>Deal</a>'],
    ['<iframe src="https://evil.example"></iframe>', ''],
    ['<p style="position:fixed">Deal</p>', '<p>Deal</p>'],
    [
      '<div class="table-scroll evil"><table><tr><td>1</td></tr></table></div>',
      '<div class="table-scroll"><table><tr><td>1</td></tr></table></div>',
    ],
  ])('%s becomes %s', (html, safe) => {
    expect(sanitizeBlock(html)).toBe(safe);
  });

  test('links of a nofollow article have rel=nofollow', () => {
    expect(sanitizeNofollowBlock('<p><a href="https://example.com/">there</a></p>')).toContain(
      'rel="nofollow noopener"',
    );
  });
});

import { describe, expect, test } from 'vitest';
import { toContactUrl, toSafeUrl } from './safeUrl';

describe('URLs in content are http(s) URLs or paths of the site', () => {
  test.each([['https://example.com/register'], ['http://example.com/a?b=c'], ['/audio/one.mp3']])(
    '%s is accepted',
    (url) => {
      expect(toSafeUrl(url)).toBe(url);
    },
  );

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['/\t/evil.example'],
    ['not an address'],
    [''],
    [null],
  ])('%s is rejected', (url) => {
    expect(toSafeUrl(url)).toBeUndefined();
  });
});

describe('contact URLs are http(s) URLs or email addresses', () => {
  test.each([['https://example.com/ada'], ['mailto:ada@example.com']])('%s is accepted', (url) => {
    expect(toContactUrl(url)).toBe(url);
  });

  test.each([['javascript:alert(1)'], ['mailto:ada@example.com?bcc=all@example.com'], ['mailto:'], ['tel:+1'], [null]])(
    '%s is rejected',
    (url) => {
      expect(toContactUrl(url)).toBeUndefined();
    },
  );
});

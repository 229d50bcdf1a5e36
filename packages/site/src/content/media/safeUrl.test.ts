import { describe, expect, test } from 'vitest';
import { toContactUrl, toSafeUrl } from './safeUrl';

describe('§3 addresses from content are links of the web or paths of the site', () => {
  test.each([['https://example.com/register'], ['http://example.com/a?b=c'], ['/audio/one.mp3']])(
    '%s stays',
    (address) => {
      expect(toSafeUrl(address)).toBe(address);
    },
  );

  test.each([
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['//evil.example'],
    ['/\\evil.example'],
    ['not an address'],
    [''],
    [null],
  ])('%s is left out', (address) => {
    expect(toSafeUrl(address)).toBeUndefined();
  });
});

describe('§3 where an author can be reached is a link of the web or a mail address', () => {
  test.each([['https://example.com/ada'], ['mailto:ada@example.com']])('%s stays', (address) => {
    expect(toContactUrl(address)).toBe(address);
  });

  test.each([['javascript:alert(1)'], ['mailto:ada@example.com?bcc=all@example.com'], ['mailto:'], ['tel:+1'], [null]])(
    '%s is left out',
    (address) => {
      expect(toContactUrl(address)).toBeUndefined();
    },
  );
});

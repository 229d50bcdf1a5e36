import { describe, expect, test } from 'vitest';
import { safeAddress } from './address';

describe('§3 addresses from content are links of the web or paths of the site', () => {
  test.each([['https://example.com/register'], ['http://example.com/a?b=c'], ['/audio/one.mp3']])('%s stays', (address) => {
    expect(safeAddress(address)).toBe(address);
  });

  test.each([['javascript:alert(1)'], ['data:text/html,x'], ['//evil.example'], ['/\\evil.example'], ['not an address'], [''], [null]])('%s is left out', (address) => {
    expect(safeAddress(address)).toBeUndefined();
  });
});

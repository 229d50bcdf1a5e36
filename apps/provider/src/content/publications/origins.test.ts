import { describe, expect, test, vi } from 'vitest';
import { brands } from '../../../test/fixtures/brands.ts';
import type { StoreDeps } from '../../readers/registration/deps.ts';
import { createUnknownOriginWarning } from './origins.ts';

const listen = () => {
  const warn = vi.fn<StoreDeps['warn']>();
  const note = createUnknownOriginWarning({ brands, warn });
  const visit = (host: string, query = '') =>
    note(
      new Request(`http://provider.invalid/Registration/Login.aspx${query}`, { headers: { 'x-forwarded-host': host } }),
    );
  return { warn, visit };
};

describe('a publication without an entry in brands.json', () => {
  test('is logged once per origin', () => {
    const { warn, visit } = listen();
    visit('localhost:3005', '?promoCode=NEW');
    visit('localhost:3005', '?promoCode=NEW');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { origin: 'http://localhost:3005', shown: 'harbor-wire' },
      expect.stringContaining('docs/guides/new-publication.md'),
    );
  });

  test.each([
    ['localhost:3000', ''],
    ['localhost:3001', '?promoCode=SPRING'],
    ['localhost:9999', '?promoCode=SIS'],
  ])('%s%s belongs to a known publication', (host, query) => {
    const { warn, visit } = listen();
    visit(host, query);
    expect(warn).not.toHaveBeenCalled();
  });

  test('limits warnings for forged hosts', () => {
    const { warn, visit } = listen();
    for (let host = 0; host < 100; host += 1) visit(`host-${host}.example`);
    expect(warn.mock.calls.length).toBeLessThanOrEqual(20);
  });
});

import { afterEach, expect, test } from 'vitest';
import { describeEachEngine } from '../../../test/support/engines.ts';
import { openBrowser } from '../../../test/support/store.ts';
import { openStoreSuite, start } from '../../../test/support/storeSuite.ts';
import { sampleAccounts } from '../accounts/sampleAccounts.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

describeEachEngine('session lifetimes', (open) => {
  const suite = openStoreSuite(open);
  const { info } = suite;
  const after = (ms: number) => suite.at(new Date(start.getTime() + ms));
  afterEach(() => after(0));

  const signIn = async (fields: Record<string, string> = {}) => {
    const browser = openBrowser(suite.store());
    const response = await browser.post('/Registration/Login.aspx', {
      email: sampleAccounts.subscriber.email,
      password: sampleAccounts.password,
      ...fields,
    });
    return { browser, cookies: response.headers.getSetCookie() };
  };

  test.each([
    ['of a browser', {}, 8 * hourMs, dayMs],
    ['that is remembered', { remember: 'yes' }, 14 * dayMs, 30 * dayMs],
  ] as const)(
    'a session %s ends without use, and after its time whatever its use',
    async (_, fields, idleMs, absoluteMs) => {
      const { browser: idle } = await signIn(fields);
      after(idleMs);
      expect(await info(idle)).toBe(401);
      after(0);
      const { browser: used } = await signIn(fields);
      for (let now = 0; now < absoluteMs; now += 0.75 * idleMs) {
        after(now);
        expect(await info(used)).toBe(200);
      }
      after(absoluteMs);
      expect(await info(used)).toBe(401);
    },
  );

  test('sets session cookies unless the reader chooses to stay signed in', async () => {
    const expiring = ({ cookies }: { cookies: string[] }) =>
      cookies.filter((line) => line.includes('Expires=')).map((line) => line.split('=')[0]);
    expect(expiring(await signIn())).toEqual(['mh_device', 'oly_anon_id']);
    expect(expiring(await signIn({ remember: 'yes' }))).toHaveLength(8);
  });
});

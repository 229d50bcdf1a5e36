import { afterAll, beforeAll, expect } from 'vitest';
import { sampleAccounts, writeSampleAccounts } from '../../src/readers/accounts/sampleAccounts.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { openBrowser, openStore, testPasswordCost, type Store } from './store.ts';

/** The initial time of store tests. */
export const start = new Date('2026-11-21T12:00:00Z');
/** An allowed password. */
export const password = 'three unlike words';

/** Returns the store link in a mail. */
export const findLink = (mail = ''): URL =>
  new URL((/https?:\/\/[^\s"]+\/Registration\/\S+/.exec(mail) ?? [''])[0].replaceAll('&amp;', '&'));
export const toPath = ({ pathname, search }: URL): string => pathname + search;

/** Opens a store with the sample accounts and two newsletters for one test file. */
export const openStoreSuite = (open: () => OpenDatabase) => {
  let store: Store | undefined;
  let now = start;
  const opened = (): Store => {
    if (!store) throw new Error('The store is open only while tests run.');
    return store;
  };

  beforeAll(async () => {
    const { db } = open();
    store = await openStore(open(), () => now);
    await writeSampleAccounts(db, now, testPasswordCost);
    const site = await db
      .insertInto('sites')
      .values({
        key: 'harbor',
        name: 'Harbor Wire',
        publication: 'har:harbor',
        baseDomain: 'harbor.example.com',
        product: 'harbor',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await db
      .insertInto('newsletters')
      .values(
        ['AM', 'PM'].map((productCode) => ({ siteId: site.id, productCode, title: `Harbor Wire ${productCode}` })),
      )
      .execute();
  });
  afterAll(() => store?.close());

  return {
    store: opened,
    openBrowser: (client?: string, origin?: string) => openBrowser(opened(), client, origin),
    at: (moment: Date): void => {
      now = moment;
    },
    signIn: async (
      email: string = sampleAccounts.subscriber.email,
      secret: string = sampleAccounts.password,
      client?: string,
    ) => {
      const browser = openBrowser(opened(), client);
      const response = await browser.post('/Registration/Login.aspx', { email, password: secret });
      expect(response.status).toBe(303);
      return browser;
    },
    /** Returns 200 when the browser is signed in, else 401. */
    info: async (browser: ReturnType<typeof openBrowser>) =>
      (await browser.get('/Registration/JsonWebService.svc/GetBasicUserInfo')).status,
    register: (browser: ReturnType<typeof openBrowser>, email: string, more: Record<string, string> = {}) =>
      browser.submit('/Registration/default.aspx', { firstName: 'Ada', lastName: 'Mill', email, ...more }),
    /** Follows a mailed link as a browser does, and returns the page. */
    follow: async (browser: ReturnType<typeof openBrowser>, link: URL) => {
      const moved = await browser.get(toPath(link));
      return moved.status === 303 ? browser.get(moved.headers.get('location') ?? '') : moved;
    },
  };
};

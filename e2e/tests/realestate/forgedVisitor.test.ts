import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  fetchCustomer,
  getEncryptedId,
  untilSignedIn,
  untilSignedOut,
  sampleAccounts,
  getSessionCookie,
  signIn,
} from '../../src/account.ts';
import { untilConnected } from '../../src/untilLoaded.ts';
import { test } from '../../src/test.ts';

/** Every page identifies its reader alike, and this one is small. */
const path = '/static/about-us/';
const cookieNames = async (page: Page): Promise<string[]> => (await page.context().cookies()).map(({ name }) => name);

describe('§4: forged and broken data', () => {
  test('a forged or broken id means signed out and is removed', async ({ visit }) => {
    const page = await visit(path);
    for (const id of [
      'forged',
      'AQAAAA',
      '../../etc/passwd',
      '%22%3E%3Cscript%3Ealert(1)%3C/script%3E',
      'x'.repeat(2000),
    ]) {
      await page.context().addCookies([{ name: 'oly_enc_id', value: id, url: inject('origin') }]);
      await page.reload();
      await untilSignedOut(page);
      expect(await cookieNames(page), id).not.toContain('oly_enc_id');
    }
  });

  test("another reader's id beside one's own session gets no data", async ({ visit, browser }) => {
    const one = await visit(path);
    await signIn(one, sampleAccounts.registrant);
    const context = await browser.newContext();
    const other = await context.newPage();
    await other.goto(inject('origin') + path);
    await untilConnected(other);
    await signIn(other, sampleAccounts.subscriber);
    const stolen = await getEncryptedId(other);
    expect(await fetchCustomer(stolen, await getSessionCookie(one))).toEqual({ data: { getCustomer: null } });
    await context.close();
  });

  test('the readable cookies, copied to another browser, do not sign in there', async ({ visit, browser }) => {
    const own = await visit(path);
    await signIn(own, sampleAccounts.subscriber);
    const readable = (await own.context().cookies()).filter(({ httpOnly }) => !httpOnly);
    expect(readable.map(({ name }) => name)).toContain('oly_enc_id');
    const context = await browser.newContext();
    await context.addCookies(readable);
    const thief = await context.newPage();
    await thief.goto(inject('origin') + path);
    await untilSignedOut(thief);
    expect(await thief.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Sam');
    await context.close();
  });

  test('an unreadable customer in session storage logs a warning and is requested again (§4)', async ({ visit }) => {
    const page = await visit(path);
    await signIn(page, sampleAccounts.registrant);
    const token = await getEncryptedId(page);
    const customer = () => page.evaluate((key) => sessionStorage.getItem(key), token);
    expect(await customer()).toContain('"id"');
    await page.evaluate((key) => sessionStorage.setItem(key, '{"id": '), token);
    const warned = page.waitForEvent('console', {
      predicate: (message) => message.type() === 'warning' && message.text().includes('cached customer is invalid'),
    });
    await page.reload();
    await warned;
    await untilSignedIn(page);
    expect(JSON.parse((await customer()) ?? '')).toHaveProperty('id');
  });

  test('a cached customer is not requested again', async ({ visit }) => {
    const page = await visit(path);
    await signIn(page, sampleAccounts.registrant);
    const questions: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/visitor/graphql')) questions.push(request.url());
    });
    await page.reload();
    await untilSignedIn(page);
    expect(questions).toEqual([]);
  });
});

import { randomUUID } from 'node:crypto';
import { describe, expect, inject } from 'vitest';
import { get } from '../../src/http.ts';
import { getLink, waitForMail } from '../../src/outbox.ts';
import { test } from '../../src/test.ts';

describe('§7.2 the offer page', () => {
  test('shows plans with prices and savings, the current issue, group rates, questions and how to cancel', async ({
    visit,
  }) => {
    const page = await visit('/subscribe/');
    const annual = page.getByRole('link', { name: 'Choose Annual' });
    expect(await annual.getAttribute('href')).toMatch(
      /^\/Registration\/default\.aspx\?promoCode=REM&source=plotline&.*plan=annual$/,
    );
    await page.getByText('Saves $38 a year over Monthly').waitFor();
    await page.getByRole('region', { name: 'In the current issue' }).getByRole('link').first().waitFor();
    await page.getByText('We never ask for a card number').waitFor();
    await page.getByRole('heading', { name: 'How to cancel' }).waitFor();
    await page.getByRole('link', { name: 'Ask for a group rate' }).waitFor();
    expect((await get('/sitemap/')).text).toContain('href="/subscribe/"');
  });

  test('leads a new reader to a subscription without scripts: register, order, receipt, account', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    const email = `order.${randomUUID()}@example.com`;
    await page.goto(`${inject('origin')}/subscribe/`);
    await page.getByRole('link', { name: 'Choose Annual' }).click();
    await page.getByText('$190 a year').waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Reyes');
    await page.getByLabel('Email address').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('heading', { name: 'Check your email' }).waitFor();
    await page.goto(getLink(await waitForMail(email)));
    await page.getByLabel('Password', { exact: true }).fill('a long enough phrase 27');
    await page.getByRole('button', { name: 'Create account and sign in' }).click();

    await page.getByRole('heading', { name: 'Subscribe to Real Estate Forum' }).waitFor();
    expect(await page.getByLabel('Name on the invoice').inputValue()).toBe('Ada Reyes');
    await page.getByRole('button', { name: 'Order for $190 a year' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'Enter the street address' }).waitFor();
    await page.getByLabel('Street address').fill('1 Main St.');
    await page.getByLabel('City, state and postal code').fill('Columbus, OH 43085');
    await page.getByLabel('Country').selectOption('US');
    await page.getByRole('button', { name: 'Order for $190 a year' }).click();

    await page.getByText('Your subscription has started').waitFor();
    const subscription = page.getByRole('region', { name: 'Your subscription' });
    await subscription.getByText('$190 a year').waitFor();
    const { text } = await waitForMail(email, 'receipt');
    expect(text).toContain('Columbus, OH 43085');
    await subscription.getByRole('button', { name: 'Cancel the subscription' }).click();
    await page.getByText('You have canceled it.').waitFor();
    await context.close();
  });
});

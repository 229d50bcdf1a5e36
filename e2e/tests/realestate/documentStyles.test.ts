import { readFileSync } from 'node:fs';
import { inRoot } from '@masthead/scripts/paths';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { consentRefusedCookie } from '../../src/launch.ts';
import { getScreen } from '../../src/screens.ts';
import { testedBrand } from '../../src/testedBrand.ts';
import { test as base } from '../../src/test.ts';
import { untilConnected, untilLoaded } from '../../src/untilLoaded.ts';

/** The rules of all documents, as the build has written them. */
const readRules = (): { selectors: string[][] }[] =>
  (
    JSON.parse(readFileSync(inRoot('apps', testedBrand.key, '.next/documents.json'), 'utf8')) as {
      rules: { selectors: string[][] }[];
    }
  ).rules;

/** Opens pages. */
const test = base.extend<{ context: BrowserContext }>({
  context: async ({ browser }, use) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    await context.addCookies([{ ...consentRefusedCookie, url: inject('origin') }]);
    await use(context);
    await context.close();
  },
});

const open = async (context: BrowserContext, path: string): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(inject('origin') + path);
  await untilConnected(page);
  await untilLoaded(page);
  return page;
};

/** The rules of the page's style sheet, those of media queries one by one. */
const getRules = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    Array.from(document.querySelector<HTMLStyleElement>('style[data-page]')?.sheet?.cssRules ?? []).flatMap((rule) =>
      rule instanceof CSSMediaRule
        ? Array.from(rule.cssRules, ({ cssText }) => `@media ${rule.conditionText} ${cssText}`)
        : [rule.cssText],
    ),
  );

/** The first rule that a list lacks, or has in another order; undefined without one. */
const findMissing = (rules: readonly string[], all: readonly string[]): string | undefined => {
  let next = 0;
  return rules.find((rule) => {
    next = all.indexOf(rule, next) + 1;
    return next === 0;
  });
};

const openMenu = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Register' }).waitFor();
};

describe('a document has the rules of its classes', () => {
  test('also those of its menus when they have loaded, in the order of the styles', async ({ context }) => {
    const page = await open(context, (await getScreen('article')).path);
    const [before, menu] = [await getRules(page), await getRules(await open(context, '/menu/'))];
    expect(findMissing(menu, before)).toBeDefined();
    await openMenu(page);
    await page.waitForFunction(() => !document.querySelector('[data-menu-part]:not([data-filled])'));
    const after = await getRules(page);
    expect(findMissing(before, after)).toBeUndefined();
    expect(findMissing(menu, after)).toBeUndefined();
    expect(after).toHaveLength(new Set([...before, ...menu]).size);
  });

  test('also those of elements that behaviors and islands add', async ({ context }) => {
    const page = await open(context, (await getScreen('article')).path);
    await page.getByRole('banner').locator('details:has(input[name=q]) > summary').click();
    await page.getByRole('banner').getByPlaceholder('Enter search keywords').pressSequentially('atl');
    await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Email', exact: true }).first().click();
    await page.getByRole('region', { name: 'Share by email' }).waitFor();
    await openMenu(page);
    await page.getByRole('dialog', { name: 'Menu' }).locator('[data-filled]').waitFor();
    const withoutRules = await page.evaluate((rules) => {
      const styles = Array.from(document.styleSheets, ({ cssRules }) =>
        Array.from(cssRules, ({ cssText }) => cssText).join(''),
      ).join('');
      const used = new Set(Array.from(document.querySelectorAll('[class]'), ({ classList }) => [...classList]).flat());
      return [...new Set(rules.flatMap(({ selectors }) => selectors).flat())].filter(
        (name) => used.has(name) && !styles.includes(`.${name}`),
      );
    }, readRules());
    expect(withoutRules).toEqual([]);
  });
});

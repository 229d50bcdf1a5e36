import { By, error, Key, type WebDriver, type WebElement } from 'selenium-webdriver';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { sampleAccounts, samplePassword } from '../../src/account.ts';
import { areBehaviorsConnected } from '../../src/untilLoaded.ts';
import { hasWebKit, startWebKit } from '../../src/webKit.ts';

const timeoutMs = 30_000;

describe.skipIf(!hasWebKit())('a reader with WebKit, the engine of Safari', () => {
  let driver: WebDriver;
  let stop = async (): Promise<void> => undefined;

  beforeAll(async () => {
    ({ driver, stop } = await startWebKit());
  });
  afterAll(() => stop());

  /** Opens a page and waits until its behaviors are connected. */
  const visit = async (path: string): Promise<void> => {
    await driver.get(inject('origin') + path);
    await driver.wait(
      () => driver.executeScript<boolean>(areBehaviorsConnected),
      timeoutMs,
      `${path} has no connected behaviors.`,
    );
  };
  /** Waits for the first visible element of a selector. */
  const find = async (selector: string | By): Promise<WebElement> => {
    const by = typeof selector === 'string' ? By.css(selector) : selector;
    const isShown = async (): Promise<WebElement | undefined> => {
      try {
        for (const element of await driver.findElements(by)) if (await element.isDisplayed()) return element;
      } catch (cause) {
        // The page has replaced an element meanwhile.
        if (!(cause instanceof error.StaleElementReferenceError)) throw cause;
      }
      return undefined;
    };
    return driver.wait(isShown, timeoutMs, `No element ${String(by)} is visible.`) as Promise<WebElement>;
  };
  const untilPath = (expected: string): Promise<void> =>
    expect.poll(async () => new URL(await driver.getCurrentUrl()).pathname).toBe(expected);
  const getFocused = (attribute: string): Promise<string | null> =>
    driver.executeScript('return document.activeElement.getAttribute(arguments[0])', attribute);
  const getText = (css: string): Promise<string | undefined> =>
    driver.executeScript('return document.querySelector(arguments[0])?.textContent', css);
  const press = (key: string): Promise<void> => driver.actions().sendKeys(key).perform();

  test('refuses consent, follows a link without loading a document, and comes back', async () => {
    await visit('/');
    const refuse = By.xpath('//button[.="Refuse all"]');
    const isPressed = async (): Promise<boolean> => {
      try {
        await (await find(refuse)).click();
        return true;
      } catch (cause) {
        // The panel is still below the window, from where it rises.
        if (cause instanceof error.ElementNotInteractableError) return false;
        throw cause;
      }
    };
    await driver.wait(isPressed, timeoutMs, 'The panel does not rise.');
    const isAsked = async (): Promise<boolean> => {
      const buttons = await driver.findElements(refuse);
      return (await Promise.all(buttons.map((button) => button.isDisplayed()))).includes(true);
    };
    await expect.poll(isAsked).toBe(false);
    await driver.executeScript('window.isFirstDocument = true');
    await (await find('header nav a[href="/markets/"]')).click();
    await untilPath('/markets/');
    await expect.poll(() => getFocused('id')).toBe('main');
    await driver.navigate().back();
    await untilPath('/');
    expect(await driver.executeScript('return window.isFirstDocument')).toBe(true);
  });

  test('opens the menu with the focus inside, and closes it with Escape', async () => {
    await visit('/');
    const open = await find('header button[commandfor="site-menu"]');
    await open.click();
    await expect.poll(() => getFocused('aria-label')).toBe('Close menu');
    await press(Key.ESCAPE);
    await expect.poll(() => getFocused('commandfor')).toBe('site-menu');
  });

  test('gets suggestions while typing a search, and results with Enter', async () => {
    await visit('/');
    await (await find('header summary')).click();
    await (await find('header input[role=combobox]')).sendKeys('offi');
    await expect.poll(() => getText('[role=option]')).toContain('Office');
    await press(`ce${Key.ENTER}`);
    await untilPath('/search/');
    await expect.poll(() => getText('main mark')).toMatch(/office/i);
  });

  test('signs in', async () => {
    await visit('/Registration/Login.aspx');
    await (await find('input[type=email]')).sendKeys(sampleAccounts.subscriber);
    await (await find('input[type=password]')).sendKeys(samplePassword, Key.ENTER);
    await untilPath('/');
    const getVisitor = () => driver.executeScript('return document.documentElement.dataset.visitor');
    await expect.poll(getVisitor).toBe('known');
  });
});

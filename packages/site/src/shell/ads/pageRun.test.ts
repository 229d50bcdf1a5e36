import { describe, expect, test } from 'vitest';
import { beginPage, type Running } from './pageRun';

/** A document whose code for advertising comes when the test lets it come. */
const aDocument = () => {
  const said: string[] = [];
  const waiting = new Set<() => void>();
  const coming: { running?: Promise<Running<string> | undefined>; come?: Running<string>; arrive: () => void } = {
    arrive: () => undefined,
  };
  const document = { page: 'home' };
  const running: Running<string> = {
    ads: { show: (page) => void said.push(`show ${page}`), stop: () => void said.push('stop') },
    page: () => document.page,
  };
  const begin = () =>
    beginPage<string>({
      onIdle: (start) => {
        waiting.add(start);
        return () => void waiting.delete(start);
      },
      open: () =>
        (coming.running ??= new Promise((resolve) => (coming.arrive = () => resolve((coming.come = running))))),
      opened: () => coming.come,
    });
  const settle = async () => {
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  const readable = async () => {
    for (const start of waiting) start();
    waiting.clear();
    await settle();
  };
  const arrive = async () => {
    coming.arrive();
    await settle();
  };
  return { said, document, begin, readable, arrive };
};

describe('the slots of a page', () => {
  test('are shown once in strict mode, which begins, ends and begins again', async () => {
    const { said, begin, readable, arrive } = aDocument();
    begin()();
    begin();
    await readable();
    await arrive();
    expect(said).toEqual(['show home']);
  });

  test('of a page that is left before the code has come are never shown', async () => {
    const { said, document, begin, readable, arrive } = aDocument();
    const leave = begin();
    await readable();
    leave();
    document.page = 'search';
    begin();
    await readable();
    await arrive();
    expect(said).toEqual(['show search']);
  });

  test('are ended at once, while the elements of the page stand, and before those of the next page are shown', async () => {
    const { said, begin, readable, arrive } = aDocument();
    const leave = begin();
    await readable();
    await arrive();
    leave();
    expect(said).toEqual(['show home', 'stop']);
    begin();
    await readable();
    expect(said).toEqual(['show home', 'stop', 'show home']);
  });

  test('whose code does not come leave the page as it is', async () => {
    const leave = beginPage<string>({
      onIdle: (start) => (start(), () => undefined),
      open: () => Promise.resolve(undefined),
      opened: () => undefined,
    });
    expect(leave).not.toThrow();
  });
});

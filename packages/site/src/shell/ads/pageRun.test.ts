import { describe, expect, test } from 'vitest';
import { beginPage, type Running } from './Ads.behavior';

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
  test('are shown once in strict mode, which starts, stops and starts again', async () => {
    const { said, begin, readable, arrive } = aDocument();
    begin()();
    begin();
    await readable();
    await arrive();
    expect(said).toEqual(['show home']);
  });

  test('are not shown if the reader leaves before the code has loaded', async () => {
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

  test('stop while the elements of the page are in the document, before the next page starts', async () => {
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

  test('keep their reserved space if the code does not load', async () => {
    const leave = beginPage<string>({
      onIdle: (start) => (start(), () => undefined),
      open: () => Promise.resolve(undefined),
      opened: () => undefined,
    });
    expect(leave).not.toThrow();
  });
});

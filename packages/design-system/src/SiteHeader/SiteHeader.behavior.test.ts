import { expect, onTestFinished, test, vi } from 'vitest';
import { siteHeader } from './SiteHeader.behavior';

test('§2.7: the header has the form of the newest of several observations, which a busy page gets at once', () => {
  let notify = (_entries: readonly { isIntersecting: boolean }[]): void => expect.unreachable('nothing is observed');
  class Observer {
    constructor(callback: typeof notify) {
      notify = callback;
    }
    observe = (): void => undefined;
  }
  vi.stubGlobal('IntersectionObserver', Observer);
  onTestFinished(() => void vi.unstubAllGlobals());
  const header = { dataset: {}, getBoundingClientRect: () => ({ top: 0 }), getAnimations: () => [] };
  const root: unknown = { firstElementChild: {}, querySelector: () => header };
  siteHeader(root as HTMLElement, new AbortController().signal);
  notify([{ isIntersecting: true }, { isIntersecting: false }]);
  expect(header.dataset).toEqual({ form: 'compact' });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followDrawerRules } from '../NavigationDrawer/NavigationDrawer.behavior';
import { closeShareForm, hideShareForm } from './closing';

const listener = vi.fn<() => void>();

beforeEach(() => {
  const root = new EventTarget();
  root.addEventListener(closeShareForm, listener);
  vi.stubGlobal('document', root);
});
afterEach(() => {
  vi.unstubAllGlobals();
  listener.mockClear();
});

describe('§4 a document event hides the share form', () => {
  test('any code may dispatch it', () => {
    hideShareForm();
    expect(listener).toHaveBeenCalledOnce();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('the drawer dispatches it when it opens (open: %s)', (open, times) => {
    const drawer = Object.assign(new EventTarget(), { open }) as unknown as HTMLDialogElement;
    followDrawerRules(drawer, 767, AbortSignal.timeout(1_000));
    drawer.dispatchEvent(new Event('toggle'));
    expect(listener).toHaveBeenCalledTimes(times);
  });
});

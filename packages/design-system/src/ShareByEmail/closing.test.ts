import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { followDrawerRules } from '../NavigationDrawer/drawerRules';
import { closeShareForm, hideShareForm } from './closing';

const hidden = vi.fn<() => void>();

beforeEach(() => {
  const root = new EventTarget();
  root.addEventListener(closeShareForm, hidden);
  vi.stubGlobal('document', root);
});
afterEach(() => {
  vi.unstubAllGlobals();
  hidden.mockClear();
});

describe('§4 an event at the root of the page hides the share form', () => {
  test('anything may say so', () => {
    hideShareForm();
    expect(hidden).toHaveBeenCalledOnce();
  });

  test.each([
    [true, 1],
    [false, 0],
  ])('the drawer says so when it opens (open: %s)', (open, times) => {
    const drawer = Object.assign(new EventTarget(), { open }) as unknown as HTMLDialogElement;
    followDrawerRules(drawer, 767, AbortSignal.timeout(1_000));
    drawer.dispatchEvent(new Event('toggle'));
    expect(hidden).toHaveBeenCalledTimes(times);
  });
});

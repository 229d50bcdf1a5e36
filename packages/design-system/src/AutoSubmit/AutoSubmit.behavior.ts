import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import type { AutoSubmitProps } from './AutoSubmit';

/** Submits the form when a control changes, except by keyboard. */
export const autoSubmit: Behavior = (root, signal) => {
  const { when } = readOptions<Required<Pick<AutoSubmitProps, 'when'>>>(root);
  const state = { isKeyboardUsed: false };
  root.addEventListener('keydown', () => void (state.isKeyboardUsed = true), { signal });
  root.addEventListener('pointerdown', () => void (state.isKeyboardUsed = false), { signal });
  root.addEventListener(
    'change',
    ({ target }) => {
      if (when === 'wide' && !matchMedia('(min-width: 1024px)').matches) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (state.isKeyboardUsed && target.type !== 'checkbox') delete root.dataset['autoSubmit'];
      else target.form?.requestSubmit();
    },
    { signal },
  );
};

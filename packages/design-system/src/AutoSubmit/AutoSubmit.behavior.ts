import type { Behavior } from '../behaviors/connectBehaviors';

/** Submits the form when a control changes, except by keyboard and in an open `<details>`. */
export const autoSubmit: Behavior = (root, signal) => {
  const state = { isKeyboardUsed: false };
  root.addEventListener('keydown', () => void (state.isKeyboardUsed = true), { signal });
  root.addEventListener('pointerdown', () => void (state.isKeyboardUsed = false), { signal });
  root.addEventListener(
    'change',
    ({ target }) => {
      if (root.closest('details[open]')) return;
      if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
      if (state.isKeyboardUsed && target.type !== 'checkbox') delete root.dataset['autoSubmit'];
      else target.form?.requestSubmit();
    },
    { signal },
  );
};

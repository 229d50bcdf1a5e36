import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { hideShareForm } from '../ShareByEmail/closing';
import type { DisclosureProps } from './Disclosure';

/** Closes a `<details>` as menus close, and moves the focus into it on opening. */
export const disclosure: Behavior = (root, signal) => {
  if (!(root instanceof HTMLDetailsElement)) return;
  const { onLeave } = readOptions<Required<Pick<DisclosureProps, 'onLeave'>>>(root);
  const close = (): void => {
    root.open = false;
  };
  const closeOutside = ({ target }: Event): void => {
    if (target instanceof Node && !root.contains(target)) close();
  };

  root.addEventListener(
    'toggle',
    () => {
      if (!root.open) return;
      hideShareForm();
      root.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    },
    { signal },
  );
  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  root.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !root.open) return;
      event.stopPropagation();
      close();
      root.querySelector('summary')?.focus();
    },
    { signal },
  );
  root.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) close();
    },
    { signal },
  );
  root.addEventListener(
    'pointerleave',
    ({ pointerType }) => {
      if (onLeave === 'close' && pointerType === 'mouse') close();
    },
    { signal },
  );
};

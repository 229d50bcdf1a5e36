import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { hideShareForm } from '../ShareByEmail/closing';
import type { NavigationDrawerProps } from './NavigationDrawer';

const openPanel = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLDetailsElement>('details[open]');

const closePanel = (panel: HTMLDetailsElement) => {
  panel.open = false;
  panel.querySelector('summary')?.focus();
};

/**
 * Closes panels and drawer by the rules of §2.7. A panel is a `<details>` in the dialog; `data-close="panel"` and
 * `data-close="menu"` mark close controls.
 */
export const followDrawerRules = (dialog: HTMLDialogElement, wideAbove: number, signal: AbortSignal): void => {
  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    listen: (event: HTMLElementEventMap[Name]) => void,
    capture = false,
  ) => dialog.addEventListener(name, listen, { signal, capture });

  on('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const panel = openPanel(dialog);
    if (panel && target.closest('[data-close="panel"]')) closePanel(panel);
    // A press on the scrim targets the dialog itself; a followed link leaves the menu.
    else if (target === dialog || target.closest('a, [data-close="menu"]')) dialog.close();
  });
  // Escape and the back gesture close the panel on wide screens, otherwise the whole menu.
  on('cancel', (event) => {
    const panel = openPanel(dialog);
    if (event.target !== dialog || !panel || window.innerWidth <= wideAbove) return;
    event.preventDefault();
    closePanel(panel);
  });
  // The drawer opens with the list again.
  on('close', () => {
    const panel = openPanel(dialog);
    if (panel) panel.open = false;
  });
  on('toggle', ({ target }) => {
    if (target === dialog && dialog.open) hideShareForm();
  });
  // `toggle` does not bubble.
  on(
    'toggle',
    ({ target }) => {
      if (target === dialog || !(target instanceof HTMLDetailsElement) || !target.open) return;
      // Safari before 17.2 and Firefox before 130 do not know `name`, by which a panel closes the others.
      for (const panel of dialog.querySelectorAll('details')) if (panel !== target) panel.open = false;
      // A panel that covers the list would leave focus on a hidden button.
      if (window.innerWidth < 1024) target.querySelector<HTMLElement>('[data-close="panel"]')?.focus();
    },
    true,
  );
};

/** The platform's `command` event, which the DOM types lack. */
const showsModal = (event: Event): boolean => 'command' in event && event.command === 'show-modal';

/**
 * Opens the dialog in two steps: it is painted first and made modal right after. Making a dialog modal restyles
 * everything behind it, which takes too long on phones. Before scripts have run the browser opens it in one step.
 */
const openPaintFirst = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  if (dialog.open) return;
  dialog.setAttribute('open', '');
  requestAnimationFrame(() =>
    setTimeout(() => {
      if (signal.aborted || !dialog.isConnected || !dialog.open || dialog.matches(':modal')) return;
      dialog.removeAttribute('open');
      dialog.showModal();
    }),
  );
};

/** Opens the dialog by its `data-drawer-open` buttons, with and without support for `command`. */
const openByItsButtons = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  if ('commandForElement' in HTMLButtonElement.prototype) {
    dialog.addEventListener(
      'command',
      (event) => {
        if (!showsModal(event)) return;
        event.preventDefault();
        openPaintFirst(dialog, signal);
      },
      { signal },
    );
    return;
  }
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest(`[data-drawer-open="${dialog.id}"]`))
        openPaintFirst(dialog, signal);
    },
    { signal },
  );
};

/** Opens and closes the drawer, and its panels. */
export const navigationDrawer: Behavior = (root, signal) => {
  if (!(root instanceof HTMLDialogElement)) return;
  const { wideAbove } = readOptions<Pick<NavigationDrawerProps, 'wideAbove'>>(root);
  followDrawerRules(root, wideAbove, signal);
  openByItsButtons(root, signal);
};

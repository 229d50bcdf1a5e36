import { hideShareForm } from '../ShareByEmail/closing';

const openPanel = (dialog: HTMLDialogElement) => dialog.querySelector<HTMLDetailsElement>('details[open]');

const closePanel = (panel: HTMLDetailsElement) => {
  panel.open = false;
  panel.querySelector('summary')?.focus();
};

/**
 * The rules of SPEC §2.7 for what closes in the drawer, as listeners on its dialog. A panel is a `<details>` in it;
 * `data-close="panel"` and `data-close="menu"` mark the controls that close. They end with the signal.
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
    // A press on the scrim has the dialog itself as its target; a link leads away from the menu.
    else if (target === dialog || target.closest('a, [data-close="menu"]')) dialog.close();
  });
  // Escape and the back gesture. On a wide screen they close the panel alone, otherwise the whole menu.
  on('cancel', (event) => {
    const panel = openPanel(dialog);
    if (event.target !== dialog || !panel || window.innerWidth <= wideAbove) return;
    event.preventDefault();
    closePanel(panel);
  });
  // The next opening starts at the list.
  on('close', () => {
    const panel = openPanel(dialog);
    if (panel) panel.open = false;
  });
  on('toggle', ({ target }) => {
    if (target === dialog && dialog.open) hideShareForm();
  });
  // Where the panel covers the list, the focus would stay on a button that nobody sees. `toggle` does not bubble.
  on(
    'toggle',
    ({ target }) => {
      if (target === dialog || !(target instanceof HTMLDetailsElement) || !target.open || window.innerWidth >= 1024)
        return;
      target.querySelector<HTMLElement>('[data-close="panel"]')?.focus();
    },
    true,
  );
};

/** As the platform's `command` event has it; the types of the browser do not know it yet. */
const showsModal = (event: Event): boolean => 'command' in event && event.command === 'show-modal';

/**
 * Opens the dialog in two steps. For a modal dialog the browser works out the looks of everything behind it anew, which
 * takes longer on a telephone than a reader should wait; so the drawer is painted first, and made modal right after.
 * Before scripts have run the browser opens it in one step.
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

/** Opens the dialog by its `data-drawer-open` buttons, in browsers that know `command` and in those that do not. */
export const openByItsButtons = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
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

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
  const on = <Name extends keyof HTMLElementEventMap>(name: Name, listen: (event: HTMLElementEventMap[Name]) => void, capture = false) =>
    dialog.addEventListener(name, listen, { signal, capture });

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
  on('toggle', ({ target }) => {
    if (target === dialog || !(target instanceof HTMLDetailsElement) || !target.open || window.innerWidth >= 1024) return;
    target.querySelector<HTMLElement>('[data-close="panel"]')?.focus();
  }, true);
};

/** Opens the dialog by its `data-drawer-open` buttons in browsers that do not know `command`. */
export const openWithoutCommands = (dialog: HTMLDialogElement, signal: AbortSignal): void => {
  if ('commandForElement' in HTMLButtonElement.prototype) return;
  const open = ({ target }: Event) => {
    const isOpener = target instanceof Element && target.closest(`[data-drawer-open="${dialog.id}"]`);
    if (isOpener && !dialog.open) dialog.showModal();
  };
  document.addEventListener('click', open, { signal });
};

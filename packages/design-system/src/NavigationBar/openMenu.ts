import { hideShareForm } from '../ShareByEmail/closing';

/** The item of the list whose menu is open: `data-open` says whether hovering or a press has opened it. */
export const getOpenItem = (list: HTMLElement): HTMLElement | null =>
  list.querySelector<HTMLElement>(':scope > [data-open]');

/** The button of an item; hidden below the breakpoint of its menu, which then does not open. */
export const getToggle = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('[aria-controls]');

/** The menu of an item. */
export const getPanel = (item: Element): HTMLElement | null => item.querySelector<HTMLElement>('[data-panel]');

/**
 * Sets `--panel-top` of the open menu to the bottom edge of the header's reserved space, so that the menu ends within
 * the window. The header has this edge in its full and its compact form.
 */
export const placePanel = (list: HTMLElement): void => {
  const item = getOpenItem(list);
  const reservedSpace = list.closest('header')?.parentElement;
  if (item) getPanel(item)?.style.setProperty('--panel-top', `${reservedSpace?.getBoundingClientRect().bottom ?? 0}px`);
};

/** Opens the menu of an item, and closes the others; with `null` all. */
export const openMenu = (list: HTMLElement, item: Element | null, by: 'hover' | 'press' = 'hover'): void => {
  for (const other of list.children) {
    if (other === item) other.setAttribute('data-open', by);
    else other.removeAttribute('data-open');
    getToggle(other)?.setAttribute('aria-expanded', String(other === item));
    const panel = getPanel(other);
    if (panel) panel.hidden = other !== item;
  }
  if (!item) return;
  hideShareForm();
  placePanel(list);
};

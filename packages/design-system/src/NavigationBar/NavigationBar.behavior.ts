import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import type { NavigationBarProps } from './NavigationBar';
import { getOpenItem, getToggle, openMenu } from './openMenu';

/** Hides the button of a menu below its breakpoint (§3, menu item), and closes the menu. */
const followBreakpoint = (list: HTMLElement, item: HTMLElement, signal: AbortSignal): void => {
  const { breakpoint } = item.dataset;
  const toggle = getToggle(item);
  if (breakpoint === undefined || !toggle) return;
  const reached = matchMedia(`(min-width: ${breakpoint}px)`);
  const update = (): void => {
    toggle.hidden = !reached.matches;
    if (toggle.hidden && getOpenItem(list) === item) openMenu(list, null);
  };
  update();
  reached.addEventListener('change', update, { signal });
};

/**
 * Opens the menus by their buttons and closes them by Escape (§2.7). The code of everything else loads when pointer or
 * focus reach the bar.
 */
export const navigationBar: Behavior = (root, signal) => {
  const { edges } = readOptions<Pick<NavigationBarProps, 'edges'>>(root);
  for (const item of root.querySelectorAll<HTMLElement>(':scope > li')) followBreakpoint(root, item, signal);

  root.addEventListener(
    'click',
    ({ target }) => {
      const item = target instanceof Element && target.closest('[aria-controls]') && target.closest('li');
      if (!item) return;
      // Hovering opens the menu before the button can be pressed: the first press keeps it open, the next one closes it.
      openMenu(root, item.getAttribute('data-open') === 'press' ? null : item, 'press');
    },
    { signal },
  );
  root.addEventListener(
    'keydown',
    ({ key }) => {
      const item = key === 'Escape' && getOpenItem(root);
      if (!item) return;
      getToggle(item)?.focus();
      openMenu(root, null);
    },
    { signal },
  );

  const reached = new AbortController();
  signal.addEventListener('abort', () => reached.abort());
  const onReach = (): void => {
    reached.abort();
    import('./openOnHover').then(
      ({ openOnHover }) => signal.aborted || openOnHover(root, edges, signal),
      // Offline the buttons and Escape still open and close the menus.
      () => undefined,
    );
  };
  for (const name of ['pointerenter', 'focusin']) root.addEventListener(name, onReach, { signal: reached.signal });
};

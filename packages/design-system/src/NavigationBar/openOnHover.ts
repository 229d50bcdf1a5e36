import { createHoverIntent } from './hoverIntent';
import { closesOnRouteChange, type HoverEdges, leavesPastEdge } from './hoverRules';
import { getOpenItem, getPanel, getToggle, openMenu, placePanel } from './openMenu';

const hasMenu = (item: Element): boolean => getToggle(item)?.hidden === false;

/**
 * Opens menus on hover and closes them by a press elsewhere, a followed link or a route change (§2.7). A pointer on its
 * way down to the open menu may cross other items.
 */
export const openOnHover = (list: HTMLElement, edges: HoverEdges, signal: AbortSignal): void => {
  const intent = createHoverIntent();
  signal.addEventListener('abort', intent.cancel);
  const close = (): void => {
    if (getOpenItem(list)) openMenu(list, null);
  };
  const closeOutside = ({ target }: Event): void => {
    if (!(target instanceof Node && list.contains(target))) close();
  };
  const closeOnRoute = (): void => {
    if (closesOnRouteChange(navigator.userAgent)) close();
  };

  document.addEventListener('pointerdown', closeOutside, { signal });
  document.addEventListener('focusin', closeOutside, { signal });
  // A menu that hovering opened has no focus, so the list does not receive the key (WCAG 1.4.13).
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), { signal });
  window.addEventListener('popstate', closeOnRoute, { signal });
  for (const name of ['scroll', 'resize'])
    window.addEventListener(name, () => placePanel(list), { passive: true, signal });

  for (const item of list.children) {
    item.firstElementChild?.addEventListener(
      'pointerenter',
      (event) => {
        if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
        intent.cancel();
        if (getOpenItem(list) !== item) intent.after(() => openMenu(list, hasMenu(item) ? item : null));
      },
      { signal },
    );
    getPanel(item)?.addEventListener('pointerenter', intent.cancel, { signal });
  }
  list.addEventListener('pointermove', intent.follow, { signal });
  list.addEventListener(
    'pointerleave',
    (event) => {
      intent.cancel();
      const item = getOpenItem(list);
      const panel = item && getPanel(item)?.getBoundingClientRect();
      if (event.pointerType !== 'mouse' || !panel) return;
      const point = { x: event.clientX, y: event.clientY };
      const { top } = list.getBoundingClientRect();
      if (leavesPastEdge(point, { top, left: panel.left, right: panel.right }, edges)) close();
      else if (point.y < panel.top) intent.after(close);
    },
    { signal },
  );
  list.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('a')) closeOnRoute();
    },
    { signal },
  );

  // The pointer reached an item before this code was loaded.
  const hovered = [...list.children].find((item) => item.matches(':hover') && hasMenu(item));
  if (hovered && matchMedia('(hover: hover)').matches) intent.after(() => getOpenItem(list) ?? openMenu(list, hovered));
};

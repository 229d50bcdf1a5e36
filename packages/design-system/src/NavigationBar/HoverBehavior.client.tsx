'use client';

import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hideShareForm } from '../ShareByEmail/closing';
import { type HoverEdges, leavesPastEdge, closesOnRouteChange } from './hoverRules';
import { createHoverIntent } from './hoverIntent';

/** The open menu, and whether hovering or a press opened it. */
export type OpenMenu = { key: string; by: 'hover' | 'press' };

export type HoverBehaviorProps = {
  /** The list of the menus: an element for each of `items`, which begins with the part that opens the menu. */
  root: RefObject<HTMLElement | null>;
  items: readonly { key: string; hasPanel: boolean }[];
  /** Key of the open menu. */
  open: string | undefined;
  setOpen: Dispatch<SetStateAction<OpenMenu | undefined>>;
  edges: HoverEdges;
};

const openPanel = '[data-open] > [data-panel]';

/**
 * Sets `--panel-top` of the open panel to the bottom edge of the header's reserved space, so that the panel ends within
 * the window. The header has this edge in its full and its compact form.
 */
const usePanelTop = (open: string | undefined, root: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const panel = open === undefined ? null : root.current?.querySelector<HTMLElement>(openPanel);
    if (!panel) return;
    const reservedSpace = panel.closest('header')?.parentElement;
    const measure = () =>
      panel.style.setProperty('--panel-top', `${reservedSpace?.getBoundingClientRect().bottom ?? 0}px`);
    measure();
    const listening = new AbortController();
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, measure, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [open, root]);

/**
 * Opens menus on hover and closes them by a press elsewhere, a followed link or a route change (§2.7). A pointer
 * on its way down to the open menu may cross other items. It renders nothing: `HoverMenus` loads it late.
 */
export const HoverBehavior = ({ root, items, open, setOpen, edges }: HoverBehaviorProps) => {
  const [intent] = useState(createHoverIntent);
  const atFirst = useRef(items);
  usePanelTop(open, root);

  useEffect(() => {
    if (open === undefined) return;
    hideShareForm();
    const listening = new AbortController();
    const { signal } = listening;
    const close = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      setOpen(undefined);
    };
    document.addEventListener('pointerdown', close, { signal });
    document.addEventListener('focusin', close, { signal });
    // A menu that hovering opened has no focus, so `HoverMenus` does not receive the key (WCAG 1.4.13).
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && setOpen(undefined), { signal });
    const closeOnRoute = () => {
      if (closesOnRouteChange(navigator.userAgent)) setOpen(undefined);
    };
    window.addEventListener('popstate', closeOnRoute, { signal });
    return () => listening.abort();
  }, [open, root, setOpen]);

  useEffect(() => {
    const list = root.current;
    if (!list) return;
    const listening = new AbortController();
    const { signal } = listening;
    const closeAll = () => setOpen(undefined);
    for (const [index, { key, hasPanel }] of items.entries())
      list.children[index]?.firstElementChild?.addEventListener(
        'pointerenter',
        (event) => {
          if (!(event instanceof PointerEvent) || event.pointerType !== 'mouse') return;
          intent.cancel();
          if (open !== key) intent.after(() => setOpen(hasPanel ? { key, by: 'hover' } : undefined));
        },
        { signal },
      );
    for (const panel of list.querySelectorAll('[data-panel]'))
      panel.addEventListener('pointerenter', intent.cancel, { signal });
    list.addEventListener('pointermove', intent.follow, { signal });
    list.addEventListener(
      'pointerleave',
      (event) => {
        intent.cancel();
        if (event.pointerType !== 'mouse' || open === undefined) return;
        const point = { x: event.clientX, y: event.clientY };
        const bar = list.getBoundingClientRect();
        const panel = list.querySelector(openPanel)?.getBoundingClientRect() ?? bar;
        if (leavesPastEdge(point, { top: bar.top, left: panel.left, right: panel.right }, edges)) closeAll();
        else if (point.y < panel.top) intent.after(closeAll);
      },
      { signal },
    );
    list.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('a') && closesOnRouteChange(navigator.userAgent)) closeAll();
      },
      { signal },
    );
    return () => listening.abort();
  }, [edges, intent, items, open, root, setOpen]);

  useEffect(() => {
    // The pointer reached an item before this code was loaded.
    const hovered = [...(root.current?.children ?? [])].findIndex((item) => item.matches(':hover'));
    const { key, hasPanel } = atFirst.current[hovered] ?? {};
    if (key !== undefined && hasPanel && matchMedia('(hover: hover)').matches)
      intent.after(() => setOpen((current) => current ?? { key, by: 'hover' }));
    return intent.cancel;
  }, [intent, root, setOpen]);
  return null;
};

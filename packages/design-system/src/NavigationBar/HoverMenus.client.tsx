'use client';

import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { hoverMenuTexts } from '@masthead/texts/navigation';
import { hideShareForm } from '../ShareByEmail/closing';
import { type HoverEdges, leavesPastEdge } from './edges';
import { createHoverIntent } from './hoverIntent';
import * as styles from './NavigationBar.css';
import { closesOnRouteChange } from './routeChange';
import { useMinWidths } from './useMinWidths.client';

/** A menu that opens on hover. */
export type HoverMenu = {
  key: string;
  title: string;
  link: ReactNode;
  panel?: ReactNode;
  /** Minimum viewport width in px for the panel to open (SPEC §3, menu item). */
  breakpoint?: number | undefined;
};

export type HoverMenusProps = { menus: readonly HoverMenu[]; edges: HoverEdges };

type OpenMenu = { key: string; by: 'hover' | 'press' };

/**
 * Tells the open panel where the header ends while it is not compact, so that the panel ends within the window. The place
 * that the header reserves in the page has this edge in both forms.
 */
const usePanelTop = (open: string | undefined, root: { current: HTMLElement | null }) =>
  useLayoutEffect(() => {
    const panel = open === undefined ? null : root.current?.querySelector<HTMLElement>('[data-open] > [data-panel]');
    if (!panel) return;
    const place = panel.closest('header')?.parentElement;
    const measure = () => panel.style.setProperty('--panel-top', `${place?.getBoundingClientRect().bottom ?? 0}px`);
    measure();
    const listening = new AbortController();
    for (const name of ['scroll', 'resize'])
      window.addEventListener(name, measure, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, [open, root]);

/**
 * The submenus of the navigation bar. At most one is open: by hovering its item, or by the button after the link for
 * keyboard and touch. Escape, a press elsewhere, a followed link or a route change closes it (SPEC §2.7). A pointer on
 * its way down to the open menu may cross other items.
 */
export const HoverMenus = ({ menus, edges }: HoverMenusProps) => {
  const root = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<OpenMenu>();
  const id = useId();
  const [intent] = useState(createHoverIntent);

  const reached = useMinWidths(menus.flatMap(({ breakpoint = 0 }) => (breakpoint > 0 ? [breakpoint] : [])));
  const open = menus.some(({ key, breakpoint }) => key === state?.key && reached(breakpoint)) ? state?.key : undefined;
  const closeAll = () => setState(undefined);

  useEffect(() => {
    if (open === undefined) return;
    hideShareForm();
    const close = (event: Event) => {
      if (event.target instanceof Node && root.current?.contains(event.target)) return;
      setState(undefined);
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    const closeOnRoute = () => {
      if (closesOnRouteChange(navigator.userAgent)) setState(undefined);
    };
    window.addEventListener('popstate', closeOnRoute);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
      window.removeEventListener('popstate', closeOnRoute);
    };
  }, [open]);

  useEffect(() => intent.cancel, [intent]);
  usePanelTop(open, root);

  const onLeave = (event: PointerEvent<HTMLElement>) => {
    intent.cancel();
    if (event.pointerType !== 'mouse' || open === undefined) return;
    const point = { x: event.clientX, y: event.clientY };
    const bar = event.currentTarget.getBoundingClientRect();
    const panel = event.currentTarget.querySelector('[data-open] > [data-panel]')?.getBoundingClientRect() ?? bar;
    if (leavesPastEdge(point, { top: bar.top, left: panel.left, right: panel.right }, edges)) closeAll();
    else if (point.y < panel.top) intent.after(closeAll);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    if (event.key !== 'Escape' || open === undefined) return;
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    closeAll();
  };
  const onClick = (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest('a') && closesOnRouteChange(navigator.userAgent))
      closeAll();
  };
  // Hovering opens the menu before the button can be pressed: the first press keeps it open, the next one closes it.
  const onPress = (key: string) =>
    setState(state?.key === key && state.by === 'press' ? undefined : { key, by: 'press' });
  const onEnter = (key: string, hasPanel: boolean) => {
    intent.cancel();
    if (state?.key !== key) intent.after(() => setState(hasPanel ? { key, by: 'hover' } : undefined));
  };

  return (
    <ul
      ref={root}
      className={styles.list}
      onKeyDown={onKeyDown}
      onClick={onClick}
      onPointerMove={intent.follow}
      onPointerLeave={onLeave}
    >
      {menus.map(({ key, title, link, panel, breakpoint }) => (
        <li key={key} data-open={open === key ? '' : undefined}>
          <span
            className={styles.trigger}
            onPointerEnter={(event) =>
              event.pointerType === 'mouse' && onEnter(key, panel !== undefined && reached(breakpoint))
            }
          >
            {link}
            {panel && (
              <button
                type="button"
                className={styles.toggle}
                hidden={!reached(breakpoint)}
                aria-label={hoverMenuTexts.menu(title)}
                aria-expanded={open === key}
                aria-controls={`${id}${key}`}
                onClick={() => onPress(key)}
              />
            )}
          </span>
          {panel && (
            <div
              id={`${id}${key}`}
              className={styles.panel}
              hidden={open !== key}
              onPointerEnter={intent.cancel}
              data-panel=""
            >
              {panel}
            </div>
          )}
        </li>
      ))}
    </ul>
  );
};

'use client';

import { type KeyboardEvent, type ReactNode, Suspense, useId, useRef, useState } from 'react';
import { hoverMenuTexts } from '@masthead/texts/navigation';
import { lazyPart } from '../loading/lazyPart';
import type { HoverEdges } from './hoverRules';
import type { OpenMenu } from './HoverBehavior.client';
import * as styles from './NavigationBar.css';
import { useMinWidths } from './useMinWidths.client';

/** A menu that opens on hover. */
export type HoverMenu = {
  key: string;
  title: string;
  link: ReactNode;
  panel?: ReactNode;
  /** Minimum viewport width in px for the panel to open (§3, menu item). */
  breakpoint?: number | undefined;
};

export type HoverMenusProps = { menus: readonly HoverMenu[]; edges: HoverEdges };

/** Without its code the buttons and Escape still open and close the menus. */
const HoverBehavior = lazyPart(() => import('./HoverBehavior.client').then(({ HoverBehavior }) => HoverBehavior));

/**
 * The submenus of the navigation bar. At most one is open: by hovering its item, or by the button after the link for
 * keyboard and touch; Escape closes it (§2.7). The code of everything else loads when pointer or focus reach the
 * bar.
 */
export const HoverMenus = ({ menus, edges }: HoverMenusProps) => {
  const root = useRef<HTMLUListElement>(null);
  const [state, setState] = useState<OpenMenu>();
  const [isReached, setIsReached] = useState(false);
  const id = useId();

  const reached = useMinWidths(menus.flatMap(({ breakpoint = 0 }) => (breakpoint > 0 ? [breakpoint] : [])));
  const open = menus.some(({ key, breakpoint }) => key === state?.key && reached(breakpoint)) ? state?.key : undefined;
  const onReach = () => setIsReached(true);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || open === undefined) return;
    root.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setState(undefined);
  };
  // Hovering opens the menu before the button can be pressed: the first press keeps it open, the next one closes it.
  const onPress = (key: string) =>
    setState(state?.key === key && state.by === 'press' ? undefined : { key, by: 'press' });

  return (
    <>
      <ul ref={root} className={styles.list} onPointerEnter={onReach} onFocus={onReach} onKeyDown={onKeyDown}>
        {menus.map(({ key, title, link, panel, breakpoint }) => (
          <li key={key} data-open={open === key ? '' : undefined}>
            <span className={styles.trigger}>
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
              <div id={`${id}${key}`} className={styles.panel} hidden={open !== key} data-panel="">
                {panel}
              </div>
            )}
          </li>
        ))}
      </ul>
      {isReached && (
        <Suspense>
          <HoverBehavior
            root={root}
            items={menus.map(({ key, panel, breakpoint }) => ({
              key,
              hasPanel: Boolean(panel) && reached(breakpoint),
            }))}
            open={open}
            setOpen={setState}
            edges={edges}
          />
        </Suspense>
      )}
    </>
  );
};

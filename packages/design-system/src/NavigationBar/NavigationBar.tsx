import type { ReactNode } from 'react';
import { headerTexts, hoverMenuTexts } from '@masthead/texts/navigation';
import { Anchor } from '../Anchor/Anchor';
import { behavior } from '../behaviors/behavior';
import type { MainMenu } from '../types/navigation';
import type { Link } from '../types/story';
import type { HoverEdges } from './hoverRules';
import * as styles from './NavigationBar.css';

export type NavigationBarProps = {
  /** Main menu: Markets, Sectors … (§2.5). */
  menus: readonly MainMenu[];
  /** Links at the right end; in the compact header they are only in the drawer. */
  secondary?: readonly Link[];
  /** The `url` of the current section. */
  current?: string;
  /** §9, nav hover edges. */
  edges: HoverEdges;
  /** Renders the content of a submenu: `SubmenuLines`, or a placeholder that loads it with its styles on demand. */
  panel: (menu: MainMenu) => ReactNode;
};

/**
 * The main navigation on wide screens. At most one submenu is open: by hovering its item, or by the button after the link
 * for keyboard and touch; Escape closes it (§2.7).
 */
export const NavigationBar = ({ menus, secondary = [], current, edges, panel }: NavigationBarProps) => {
  const isCurrent = ({ url }: Link) => (url === current ? 'true' : undefined);
  return (
    <nav className={styles.root} aria-label={headerTexts.main}>
      <ul className={styles.list} {...behavior('navigation-bar', { edges })}>
        {menus.map((menu, index) => {
          const { link, lines, mark = 'none', breakpoint } = menu;
          const id = `submenu-${index}`;
          return (
            <li key={link.url} data-breakpoint={breakpoint}>
              <span className={styles.trigger}>
                <Anchor link={link} className={`${styles.link} ${styles.mark[mark]}`} current={isCurrent(link)}>
                  {link.title}
                </Anchor>
                {lines.length > 0 && (
                  <button
                    type="button"
                    className={styles.toggle}
                    aria-label={hoverMenuTexts.menu(link.title)}
                    aria-expanded="false"
                    aria-controls={id}
                  />
                )}
              </span>
              {lines.length > 0 && (
                <div id={id} className={styles.panel} hidden data-panel="">
                  {panel(menu)}
                </div>
              )}
            </li>
          );
        })}
      </ul>
      {secondary.length > 0 && (
        <ul className={styles.secondary}>
          {secondary.map((link) => (
            <li key={link.url}>
              <Anchor link={link} className={styles.secondaryLink} current={isCurrent(link)}>
                {link.title}
              </Anchor>
            </li>
          ))}
        </ul>
      )}
    </nav>
  );
};

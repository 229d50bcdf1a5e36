import type { ReactNode } from 'react';
import { headerTexts } from '@masthead/texts/navigation';
import { Anchor } from '../Anchor/Anchor';
import type { MainMenu } from '../types/navigation';
import type { Link } from '../types/story';
import type { HoverEdges } from './hoverRules';
import { HoverMenus } from './HoverMenus.client';
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

/** The main navigation on wide screens, with submenus that open on hover and by a button (§2.7). */
export const NavigationBar = ({ menus, secondary = [], current, edges, panel }: NavigationBarProps) => {
  const isCurrent = ({ url }: Link) => (url === current ? 'true' : undefined);
  const items = menus.map((menu) => ({
    key: menu.link.url,
    title: menu.link.title,
    link: (
      <Anchor
        link={menu.link}
        className={`${styles.link} ${styles.mark[menu.mark ?? 'none']}`}
        current={isCurrent(menu.link)}
      >
        {menu.link.title}
      </Anchor>
    ),
    panel: menu.lines.length > 0 ? panel(menu) : undefined,
    breakpoint: menu.breakpoint,
  }));
  return (
    <nav className={styles.root} aria-label={headerTexts.main}>
      <HoverMenus menus={items} edges={edges} />
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

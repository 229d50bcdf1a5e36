import type { ReactNode } from 'react';

export type MenuPartProps = {
  /** Key of the part: `drawer`, `reading`, or the `url` of a main menu item. */
  name: string;
  /** Content until the part is loaded, or when loading fails. */
  children?: ReactNode;
};

/**
 * A placeholder of a menu that is loaded on demand: the menus of a publication are larger than most of its pages
 * (§2.7). On the page of menus it wraps each of them.
 */
export const MenuPart = ({ name, children }: MenuPartProps) => <div data-menu-part={name}>{children}</div>;

import type { ReactNode } from 'react';

export type MenuPartProps = {
  /** `drawer`, or the `url` of a main menu item. */
  name: string;
  /** What a reader sees until the part arrives, or where it never does. */
  children?: ReactNode;
};

/**
 * The place of a menu that is brought when it is wanted: the menus of a publication weigh more than most of its
 * pages (SPEC §2.7). On the page that holds the menus themselves it stands around each.
 */
export const MenuPart = ({ name, children }: MenuPartProps) => <div data-menu-part={name}>{children}</div>;

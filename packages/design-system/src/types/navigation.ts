import type { Link, TeaserStory } from './story';

/** A brand's wordmark. Width and height are the file's own in px; styles set the rendered height. */
export type LogoImage = { src: string; width: number; height: number };

/** An item of a submenu (§2.7, desktop header item menus). */
export type MenuLine =
  | { kind: 'link'; link: Link }
  | { kind: 'header'; title: string; url?: string }
  | { kind: 'small'; title: string; url?: string }
  | { kind: 'divider' }
  | { kind: 'separator' };

/** A main item of the navigation bar and its submenu, if any. */
export type MainMenu = {
  link: Link;
  lines: readonly MenuLine[];
  /** Columns of the submenu, which is as wide as the window. */
  columns?: 1 | 2 | 3 | 4 | 5;
  /** `accent` always underlines the item (§2.7, red underline option). */
  mark?: 'none' | 'accent';
  /** Minimum viewport width in px for the submenu (§3, menu item); below it the item is only a link. */
  breakpoint?: number;
};

/** A named group of links: a region and its cities, a footer column. The drawer shows its description. */
export type LinkGroup = { title?: string; url?: string; description?: string; links: readonly Link[] };

/** A link with a description (§3, topicInFocus and moreToExplore). */
export type DescribedLink = Link & { description?: string };

/** The greeting and links of the account menu (§2.7). */
export type AccountMenu = { greeting: string; links: readonly Link[] };

/** The header's view of a visitor (§6). `unknown` is server HTML and looks signed out. */
export type HeaderVisitor =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'registrant' | 'subscriber';
      firstName: string;
      lastName: string;
      /** Percent; below 100 the account is marked as incomplete. */
      profileCompletion?: number;
    };

/** A social profile by the network's name: "LinkedIn". */
export type SocialProfile = { name: string; url: string };

/** A section of the drawer and its panel (§2.7, secondary mega-menu). */
export type DrawerSection = {
  link: Link;
  description?: string;
  /** Absent when the brand hides it. */
  browseAll?: Link;
  /** Colors of the title band in every theme (§3). Default: the colors of the panel. */
  colors?: { textColor: string; backgroundColor: string };
  /** Child links, in named groups if any. */
  groups: readonly LinkGroup[];
  topicInFocus: readonly DescribedLink[];
  moreToExplore: readonly DescribedLink[];
  /** The newest posts of the section, at most four (§9). */
  stories?: readonly TeaserStory[];
};

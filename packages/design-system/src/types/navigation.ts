import type { Link, TeaserStory } from './story';

/** A brand's wordmark. Width and height are the file's own; styles set the height it is shown at. */
export type LogoImage = { src: string; width: number; height: number };

/** One line of a submenu (SPEC §2.7, desktop header item menus). */
export type MenuLine =
  | { kind: 'link'; link: Link }
  | { kind: 'header'; title: string; url?: string }
  | { kind: 'small'; title: string; url?: string }
  | { kind: 'divider' }
  | { kind: 'separator' };

/** A main item of the navigation bar, with the lines of its submenu if it has one. */
export type MainMenu = {
  link: Link;
  lines: readonly MenuLine[];
  columns?: 1 | 2;
  /** `accent` underlines the item always (SPEC §2.7, red underline option). */
  mark?: 'none' | 'accent';
  /** The narrowest window, in px, in which the submenu opens (SPEC §3, menu item); on narrower ones the item is a link alone. */
  breakpoint?: number;
};

/** A named group of links: a region and its cities, a footer column. The drawer shows its description under its name. */
export type LinkGroup = { title?: string; url?: string; description?: string; links: readonly Link[] };

/** A link with a word about what waits there (SPEC §3, topicInFocus and moreToExplore). */
export type DescribedLink = Link & { description?: string };

/** The greeting and links of the account menu (SPEC §2.7). */
export type AccountMenu = { greeting: string; links: readonly Link[] };

/** What the header shows of a visitor (SPEC §6). `unknown` is server HTML and looks signed out. */
export type HeaderVisitor =
  | { state: 'unknown' }
  | { state: 'signed-out' }
  | {
      state: 'registrant' | 'subscriber';
      firstName: string;
      lastName: string;
      /** Percent; under 100 the account is marked as incomplete. */
      profileCompletion?: number;
    };

/** A profile on a social network, by the network's name: "LinkedIn". */
export type SocialProfile = { name: string; url: string };

/** A section of the drawer with what its panel shows (SPEC §2.7, secondary mega-menu). */
export type DrawerSection = {
  link: Link;
  description?: string;
  /** Left out where the brand hides it. */
  browseAll?: Link;
  /** The section's own colors behind its title and description (SPEC §3, textColor and backgroundColor). */
  colors?: { text: string; background: string };
  /** Child links, in named groups where they have them. */
  groups: readonly LinkGroup[];
  topicInFocus: readonly DescribedLink[];
  moreToExplore: readonly DescribedLink[];
  /** The newest posts of the section, at most four (SPEC §9). */
  stories?: readonly TeaserStory[];
};

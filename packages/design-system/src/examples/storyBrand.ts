import type { AlternateAccountLinksProps } from '../AlternateHeader/AlternateAccountLinks';
import type { DrawerAccountProps } from '../NavigationDrawer/DrawerAccount';
import type { DrawerContentProps } from '../NavigationDrawer/DrawerContent';
import type { SearchBoxProps } from '../SearchBox/SearchBox';
import type { SiteFooterProps } from '../SiteFooter/SiteFooter';
import type { LogoImage, MainMenu } from '../types/navigation';
import type { Link } from '../types/story';
import type { UserAreaProps } from '../UserArea/UserArea';

/** Header, drawer and footer of a brand, as the props of their components. */
export type BrandShell = {
  header: 'main' | 'alternate';
  searchBox: Pick<SearchBoxProps, 'icon' | 'enter'>;
  extra?: Link;
  topLinks: readonly Link[];
  menus: readonly MainMenu[];
  secondary: readonly Link[];
  user: UserAreaProps;
  alternateAccount: AlternateAccountLinksProps;
  drawerAccount: DrawerAccountProps;
  drawer: DrawerContentProps;
  footer: SiteFooterProps;
};

/** A brand in stories: its name, language, theme, wordmarks, and what its pages have around their content. */
export type StoryBrand = {
  key: string;
  name: string;
  /** BCP 47. */
  language: string;
  theme: string;
  masthead: LogoImage;
  print: LogoImage;
  shell: BrandShell;
};

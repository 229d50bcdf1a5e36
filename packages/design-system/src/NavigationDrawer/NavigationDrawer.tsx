import type { ReactNode } from 'react';
import { Anchor } from '../Anchor/Anchor';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { IconButton } from '../IconButton/IconButton';
import { Logo } from '../Logo/Logo';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { DrawerSection, LogoImage, SocialProfile } from '../types/navigation';
import type { Link } from '../types/story';
import { DrawerDialog } from './DrawerDialog.client';
import { DrawerPanel } from './DrawerPanel';
import * as styles from './NavigationDrawer.css';

export type DrawerList = { title: string; links: readonly (Link & { icon?: string })[] };

export type NavigationDrawerProps = {
  /** What the header's Menu button names. */
  id: string;
  brand: { name: string; logo: LogoImage };
  sections: readonly DrawerSection[];
  /** More to explore, Media & Resources: lists under the sections; `icon` is a name of the icon set. */
  lists: readonly DrawerList[];
  /** `DrawerAccount`, or what keeps it up to date. */
  account: ReactNode;
  ad?: ReactNode;
  /** The network's line, social profiles and copyright, which only narrow screens need here. */
  colophon?: { line?: string; social: readonly SocialProfile[]; copyright: string };
  /** SPEC §9: closing a panel on a viewport wider than this closes only the panel. */
  wideAbove: number;
};

const Section = ({ section }: { section: DrawerSection }) => {
  const isPlain = section.groups.length + section.topicInFocus.length + section.moreToExplore.length === 0;
  return (
    <li className={styles.sectionItem}>
      {isPlain ? (
        <Anchor link={section.link} className={styles.sectionButton}>{section.link.title}</Anchor>
      ) : (
        <details name="drawer-section">
          <summary className={styles.sectionButton}>{section.link.title}</summary>
          <DrawerPanel section={section} />
        </details>
      )}
    </li>
  );
};

/** The menu of the whole publication (SPEC §2.7). All of it is server HTML in a native dialog. */
export const NavigationDrawer = ({ id, brand, sections, lists, account, ad, colophon, wideAbove }: NavigationDrawerProps) => (
  <DrawerDialog id={id} wideAbove={wideAbove}>
    <div className={styles.sheet}>
      <div className={styles.head}>
        <Logo image={brand.logo} name={brand.name} />
        <IconButton icon="close" label="Close menu" data-close="menu" />
      </div>
      <nav className={styles.body} aria-label="Sections">
        <ul>{sections.map((section) => <Section key={section.link.url} section={section} />)}</ul>
        {lists.map(({ title, links }) => links.length > 0 && (
          <section key={title}>
            <h2 className={styles.label}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <Anchor link={link} className={styles.listLink}>
                    {link.icon && isIconName(link.icon) && <span className={styles.listIcon}><Icon name={link.icon} /></span>}
                    {link.title}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {ad && <div className={styles.ad}>{ad}</div>}
        {colophon && (
          <div className={styles.colophon}>
            <SocialLinks profiles={colophon.social} />
            {colophon.line && <p>{brand.name}. {colophon.line}</p>}
            <p>{colophon.copyright}</p>
          </div>
        )}
      </nav>
      <div className={styles.foot}>{account}</div>
    </div>
  </DrawerDialog>
);

import { Anchor } from '../Anchor/Anchor';
import { Icon } from '../Icon/Icon';
import { isIconName } from '../Icon/icons';
import { ReadingSettings } from '../ReadingSettings/ReadingSettings';
import { SearchBox } from '../SearchBox/SearchBox';
import { SocialLinks } from '../SocialLinks/SocialLinks';
import type { DescribedLink, DrawerSection, SocialProfile } from '../types/navigation';
import type { Link } from '../types/story';
import type { ReactNode } from 'react';
import { drawerTexts } from '@masthead/texts/navigation';
import { DrawerPanel } from './DrawerPanel';
import * as styles from './DrawerContent.css';

/** A titled list of links in the drawer. */
export type DrawerList = { title: string; links: readonly (DescribedLink & { icon?: string })[] };

export type DrawerContentProps = {
  /** URL of the search results; the box is for windows whose header has none. */
  search?: string;
  /** Links below the sections. */
  quickLinks?: readonly Link[];
  sections: readonly DrawerSection[];
  /** Lists below the sections: Topic in focus, More to explore, Media & Resources. `icon` is a name of the icon set. */
  lists: readonly DrawerList[];
  ad?: ReactNode;
  /** Network tagline, social profiles and copyright. */
  colophon?: { line?: string; social: readonly SocialProfile[]; copyright: string };
};

const Section = ({ section }: { section: DrawerSection }) => {
  const isPlain =
    section.groups.length +
      section.topicInFocus.length +
      section.moreToExplore.length +
      (section.stories?.length ?? 0) ===
    0;
  return (
    <li className={styles.sectionItem}>
      {isPlain ? (
        <SectionLink link={section.link} />
      ) : (
        <details name="drawer-section">
          <summary className={styles.sectionButton}>{section.link.title}</summary>
          <DrawerPanel section={section} />
        </details>
      )}
    </li>
  );
};

const QuickLinks = ({ links }: { links: readonly Link[] }) =>
  links.length > 0 && (
    <ul className={styles.quickLinks}>
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className={styles.quickLink}>
            {link.title}
          </Anchor>
        </li>
      ))}
    </ul>
  );

const SectionLink = ({ link }: { link: Link }) => (
  <Anchor link={link} className={styles.sectionButton}>
    {link.title}
  </Anchor>
);

export type DrawerStartProps = {
  quickLinks: readonly Link[];
  sections: readonly Link[];
  /** The page that lists every section. */
  all: Link;
};

/**
 * The start of `DrawerContent` in the HTML of every page, until the content has loaded: the same links at the same
 * places, so that nothing moves when it arrives.
 */
export const DrawerStart = ({ quickLinks, sections, all }: DrawerStartProps) => (
  <>
    <div className={styles.searchSpace} />
    <ul>
      {sections.map((link) => (
        <li key={link.url} className={styles.sectionItem}>
          <SectionLink link={link} />
        </li>
      ))}
    </ul>
    <QuickLinks links={quickLinks} />
    <p>
      <Anchor link={all} className={styles.listLink}>
        {all.title}
      </Anchor>
    </p>
  </>
);

/** The content of `NavigationDrawer` (§2.7): search, sections with panels, lists, ad, colophon. Server HTML. */
export const DrawerContent = ({ search, quickLinks = [], sections, lists, ad, colophon }: DrawerContentProps) => (
  <>
    {search && (
      <div className={styles.search}>
        <SearchBox action={search} label={drawerTexts.search} />
      </div>
    )}
    <ul>
      {sections.map((section) => (
        <Section key={section.link.url} section={section} />
      ))}
    </ul>
    <QuickLinks links={quickLinks} />
    {lists.map(
      ({ title, links }) =>
        links.length > 0 && (
          <section key={title}>
            <h2 className={styles.label}>{title}</h2>
            <ul>
              {links.map((link) => (
                <li key={link.url}>
                  <Anchor link={link} className={styles.listLink}>
                    {link.icon && isIconName(link.icon) && (
                      <span className={styles.listIcon}>
                        <Icon name={link.icon} />
                      </span>
                    )}
                    {link.description ? (
                      <span className={styles.described}>
                        {link.title}
                        <span className={styles.listText}>{link.description}</span>
                      </span>
                    ) : (
                      link.title
                    )}
                  </Anchor>
                </li>
              ))}
            </ul>
          </section>
        ),
    )}
    <section>
      <h2 className={styles.label}>{drawerTexts.reading}</h2>
      <ReadingSettings />
    </section>
    {ad && <div className={styles.ad}>{ad}</div>}
    {colophon && (
      <div className={styles.colophon}>
        <SocialLinks profiles={colophon.social} />
        {colophon.line && <p>{colophon.line}</p>}
        <p>{colophon.copyright}</p>
      </div>
    )}
  </>
);

import { Anchor } from '../Anchor/Anchor';
import { Button } from '../Button/Button';
import { ButtonLink } from '../Button/ButtonLink';
import { Icon } from '../Icon/Icon';
import { IconButton } from '../IconButton/IconButton';
import { Teaser } from '../Teaser/Teaser';
import type { DescribedLink, DrawerSection, LinkGroup } from '../types/navigation';
import type { TeaserStory } from '../types/story';
import type { CSSProperties } from 'react';
import { drawerTexts } from '@masthead/texts/navigation';
import * as styles from './DrawerPanel.css';

/** Colors of the title band; the panel's own by default. */
const inOwnColors = ({ colors }: DrawerSection) =>
  colors
    ? {
        className: `${styles.band} ${styles.colored}`,
        style: { '--section-ink': colors.textColor, '--section-paper': colors.backgroundColor } as CSSProperties,
      }
    : { className: styles.band };

const Group = ({ group }: { group: LinkGroup }) => (
  <section className={group.title ? styles.group : styles.flowing}>
    {group.title && (
      <h3 className={styles.groupTitle}>
        {group.url ? (
          <a className={styles.groupTitleLink} href={group.url}>
            {group.title}
          </a>
        ) : (
          group.title
        )}
      </h3>
    )}
    {group.title && group.description && <p className={styles.groupText}>{group.description}</p>}
    <ul>
      {group.links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className={styles.link}>
            {link.title}
          </Anchor>
        </li>
      ))}
    </ul>
  </section>
);

const Focus = ({ title, links }: { title: string; links: readonly DescribedLink[] }) =>
  links.length === 0 ? null : (
    <section className={styles.focus}>
      <h3 className={styles.groupTitle}>{title}</h3>
      {links.map((link) => (
        <Anchor key={link.url} link={link} className={styles.focusLink}>
          <span className={styles.focusTitle}>{link.title}</span>
          {link.description && <span className={styles.focusText}>{link.description}</span>}
        </Anchor>
      ))}
    </section>
  );

/**
 * The newest posts in one row of equal cells: with pictures if every post has one, otherwise all without. A picture
 * beside cells of text would push its own title below the window.
 */
const Posts = ({ posts }: { posts: readonly TeaserStory[] }) => {
  const layout = posts.every(({ image }) => image) ? 'm' : 's';
  return (
    <div className={styles.stories}>
      {posts.map((post) => (
        <Teaser key={post.url} story={post} layout={layout} detail="title" headingLevel={3} sizes="220px" />
      ))}
    </div>
  );
};

/** The panel of a drawer section (§2.7, secondary mega-menu). */
export const DrawerPanel = ({ section }: { section: DrawerSection }) => (
  <section className={styles.panel} aria-label={section.link.title}>
    <div {...inOwnColors(section)}>
      <div className={styles.head}>
        <span className={styles.back}>
          <Button look="quiet" data-close="panel">
            <Icon name="chevron-left" size="small" />
            {drawerTexts.back}
          </Button>
        </span>
        <span className={styles.close}>
          <IconButton icon="close" label={drawerTexts.close(section.link.title)} data-close="panel" />
        </span>
      </div>
      <div className={styles.intro}>
        <div>
          <h2 className={styles.title}>{section.link.title}</h2>
          {section.description && <p className={styles.description}>{section.description}</p>}
        </div>
        {section.browseAll && (
          <span className={styles.browse}>
            <ButtonLink link={section.browseAll} look="line" />
          </span>
        )}
      </div>
    </div>
    <div className={styles.columns}>
      {section.groups.map((group, index) => (
        <Group key={group.title ?? index} group={group} />
      ))}
      <Focus title={drawerTexts.topicInFocus} links={section.topicInFocus} />
      <Focus title={drawerTexts.moreToExplore} links={section.moreToExplore} />
    </div>
    {section.stories && section.stories.length > 0 && <Posts posts={section.stories} />}
  </section>
);

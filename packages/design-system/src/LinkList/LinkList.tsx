import { Anchor } from '../Anchor/Anchor';
import { SectionHead } from '../SectionHead/SectionHead';
import type { Link } from '../types/story';
import * as styles from './LinkList.css';

/** A link with a note. */
export type NotedLink = Link & { /** "214 stories". */ note?: string };

export type LinkListProps = { title: string; links: readonly NotedLink[] };

/** Links with a note each: "Nearby markets". */
export const LinkList = ({ title, links }: LinkListProps) => {
  if (links.length === 0) return null;
  return (
    <nav aria-label={title}>
      <SectionHead title={title} weight="light" />
      <ul className={styles.list}>
        {links.map((link) => (
          <li key={link.url} className={styles.item}>
            <Anchor link={link} className={styles.link}>
              <span>{link.title}</span>
              {link.note && (
                <>
                  {' '}
                  <span className={styles.note}>{link.note}</span>
                </>
              )}
            </Anchor>
          </li>
        ))}
      </ul>
    </nav>
  );
};

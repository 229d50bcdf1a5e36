import { headerTexts } from '@masthead/texts/navigation';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './Breadcrumb.css';

export type BreadcrumbProps = {
  /** Ancestors from the outermost page on, without the page itself. */
  trail: readonly Link[];
};

/** Breadcrumb navigation. For the line above a story use `Kicker`. */
export const Breadcrumb = ({ trail }: BreadcrumbProps) => {
  if (trail.length === 0) return null;
  return (
    <nav aria-label={headerTexts.breadcrumb}>
      <ol className={styles.list}>
        {trail.map((link) => (
          <li key={link.url + link.title} className={styles.item}>
            <Anchor link={link} className={styles.link}>
              {link.title}
            </Anchor>
          </li>
        ))}
      </ol>
    </nav>
  );
};

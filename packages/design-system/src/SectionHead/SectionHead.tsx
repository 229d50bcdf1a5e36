import type { ReactNode } from 'react';
import { InlineLinks } from '../InlineLinks/InlineLinks';
import { MoreLink } from '../MoreLink/MoreLink';
import type { Link } from '../types/story';
import * as styles from './SectionHead.css';

export type SectionHeadProps = {
  title: string;
  /** For `aria-labelledby` of the section. */
  id?: string;
  headingLevel?: 1 | 2 | 3;
  /** `heavy` for a section of the page, `light` for a list inside one or in the rail. */
  weight?: keyof typeof styles.root;
  /** Links to parts of the section, on the title's line. */
  links?: readonly Link[];
  /** Link to the complete section. */
  more?: Link;
  /** Other content on the title's line: a count, a control. */
  children?: ReactNode;
};

/** A rule, a title and links on the same baseline. Every section starts with one. */
export const SectionHead = ({
  title,
  id,
  headingLevel = 2,
  weight = 'heavy',
  links,
  more,
  children,
}: SectionHeadProps) => {
  const Heading = `h${headingLevel}` as const;
  const hasAside = Boolean(links?.length || more || children);
  return (
    <div className={styles.root[weight]}>
      <Heading id={id} className={styles.title[weight]}>
        {title}
      </Heading>
      {hasAside && (
        <div className={styles.aside}>
          {links && <InlineLinks links={links} label={title} />}
          {children}
          {more && <MoreLink link={more} />}
        </div>
      )}
    </div>
  );
};

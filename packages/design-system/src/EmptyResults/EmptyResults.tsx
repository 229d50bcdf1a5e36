import { emptyTexts } from '@masthead/texts/search';
import { Anchor } from '../Anchor/Anchor';
import type { Link } from '../types/story';
import * as styles from './EmptyResults.css';

export type EmptyResultsProps = {
  /** "Nothing matches “office conversion”." */
  title: string;
  advice?: readonly string[];
  /** Links to other content. */
  links?: readonly Link[];
  /** Links under a title of their own: "Topics and markets". */
  related?: { title: string; links: readonly Link[] };
  headingLevel?: 2 | 3;
};

const usualAdvice = [emptyTexts.spelling, emptyTexts.fewerWords, emptyTexts.fewerFilters];

const Links = ({ links }: { links: readonly Link[] }) =>
  links.length > 0 && (
    <ul className={styles.links}>
      {links.map((link) => (
        <li key={link.url}>
          <Anchor link={link} className={styles.link}>
            {link.title}
          </Anchor>
        </li>
      ))}
    </ul>
  );

/** An empty list: a message and links to other content. */
export const EmptyResults = ({
  title,
  advice = usualAdvice,
  links = [],
  related,
  headingLevel = 2,
}: EmptyResultsProps) => {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.root}>
      <Heading className={styles.title[headingLevel]}>{title}</Heading>
      {advice.length > 0 && (
        <ul className={styles.advice}>
          {advice.map((piece) => (
            <li key={piece} className={styles.piece}>
              {piece}
            </li>
          ))}
        </ul>
      )}
      <Links links={links} />
      {related && related.links.length > 0 && (
        <>
          <p className={styles.related}>{related.title}</p>
          <Links links={related.links} />
        </>
      )}
    </div>
  );
};

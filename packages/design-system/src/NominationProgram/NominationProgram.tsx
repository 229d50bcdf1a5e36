import { nominationTexts } from '@masthead/texts/forms';
import { buttonClass } from '../Button/Button';
import { MoreLink } from '../MoreLink/MoreLink';
import type { HeadingLevel } from '../types/content';
import type { Link } from '../types/story';
import { NominationForm, type NominationFormProps } from './NominationForm';
import * as styles from './NominationProgram.css';

export type NominationProgramProps = {
  /** Id of the section, for links to it: `rainmakers`. */
  id: string;
  name: string;
  description: string;
  /** "Nominations close Dec. 28, 2026." Absent where the publication has no nominations. */
  deadline?: string;
  rules: { categories: readonly string[]; criteria: readonly string[] };
  /**
   * The entry form and the title of the button that opens it: "Nominate a colleague". Absent while nominations are
   * closed.
   */
  entry?: Omit<NominationFormProps, 'id'> & { button: string };
  links: readonly Link[];
  headingLevel: HeadingLevel;
};

type RulesProps = { title: string; rules: readonly string[]; level: 3 | 4 | 5 };

const Rules = ({ title, rules, level }: RulesProps) => {
  if (rules.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <div className={styles.list}>
      <Heading className={styles.title}>{title}</Heading>
      <ul>
        {rules.map((rule) => (
          <li key={rule} className={styles.rule}>
            {rule}
          </li>
        ))}
      </ul>
    </div>
  );
};

/**
 * A recognition program with its deadline, criteria, categories and entry form (§1). It works without scripts.
 * Without rules its links replace them.
 */
export const NominationProgram = ({
  id,
  name,
  description,
  deadline,
  rules: { categories, criteria },
  entry,
  links,
  headingLevel,
}: NominationProgramProps) => {
  const Heading = `h${headingLevel}` as const;
  const level = headingLevel === 2 ? 3 : headingLevel === 3 ? 4 : 5;
  const hasRules = criteria.length > 0 || categories.length > 0;
  const moreLinks = (
    <div className={styles.links}>
      {links.map((link) => (
        <MoreLink key={link.url} link={link} />
      ))}
    </div>
  );
  return (
    <section id={id} className={styles.root} aria-labelledby={`${id}-name`}>
      <div>
        <Heading id={`${id}-name`} className={styles.name}>
          {name}
        </Heading>
        <p className={styles.description}>{description}</p>
        {deadline && <p className={styles.deadline}>{deadline}</p>}
        {hasRules && moreLinks}
      </div>
      {hasRules ? (
        <div className={styles.rules}>
          <Rules title={nominationTexts.criteria} rules={criteria} level={level} />
          <Rules title={nominationTexts.categories} rules={categories} level={level} />
          {entry && (
            <details data-print="hide">
              <summary className={`${buttonClass('accent', 'normal')} ${styles.open}`}>{entry.button}</summary>
              <NominationForm id={`${id}-entry`} {...entry} />
            </details>
          )}
        </div>
      ) : (
        moreLinks
      )}
    </section>
  );
};

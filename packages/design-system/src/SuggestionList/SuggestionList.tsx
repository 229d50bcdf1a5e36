import { suggestionTexts } from '@masthead/texts/suggestions';
import { Highlight } from '../Highlight/Highlight';
import type { Segment } from '../Highlight/segments';
import * as styles from './SuggestionList.css';

/** A page that a search field suggests. */
export type ListedSuggestion = {
  /** The name of the page, with the typed letters marked. */
  title: readonly Segment[];
  /** "Market", "Person". */
  kind: string;
  url: string;
};

export type SuggestionListProps = {
  id: string;
  suggestions: readonly ListedSuggestion[];
  /** Index of the option that the keyboard has reached; -1 for none. */
  active: number;
};

/** Id of an option, for `aria-activedescendant` of the field. */
export const getOptionId = (id: string, index: number): string => `${id}-${index}`;

/**
 * The list of a search field's combobox, below the nearest positioned element. Options are links, so they open in a new
 * tab like any other; the field has the focus.
 */
export const SuggestionList = ({ id, suggestions, active }: SuggestionListProps) => (
  <div className={styles.list} id={id} role="listbox" aria-label={suggestionTexts.list}>
    {suggestions.map(({ title, kind, url }, index) => (
      <a
        key={url}
        className={styles.option}
        id={getOptionId(id, index)}
        role="option"
        aria-selected={index === active}
        tabIndex={-1}
        href={url}
      >
        <span className={styles.title}>
          <Highlight segments={title} />
        </span>{' '}
        <span className={styles.kind}>{kind}</span>
      </a>
    ))}
  </div>
);

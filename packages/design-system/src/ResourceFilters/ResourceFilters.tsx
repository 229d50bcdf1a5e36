import { resourceTexts } from '@masthead/texts/lists';
import { AutoSubmit } from '../AutoSubmit/AutoSubmit';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import * as collapsed from '../styles/collapsedFilters.css';
import type { HiddenField } from '../types/content';
import * as styles from './ResourceFilters.css';

export type ResourceFiltersProps = {
  /** URL of the list and the hidden fields that a submit preserves: the order. */
  action: string;
  hiddenFields?: readonly HiddenField[];
  topics: readonly { value: string; label: string }[];
  /** First days, YYYY-MM-DD; empty for any time. */
  periods: readonly { value: string; label: string }[];
  /** Current values; `since` is one of the periods. */
  values: { topic: string; keywords: string; since: string };
};

type ChoiceProps = {
  label: string;
  name: string;
  value: string;
  options: readonly { value: string; label: string }[];
};

const Choice = ({ label, name, value, options }: ChoiceProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    {/* The URL determines the value: a new URL resets the field. */}
    <select key={value} className={styles.select} name={name} defaultValue={value}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

/**
 * Filters the resource list by topic, period and text (§3, Filter state). A GET form that works without scripts;
 * below 768 px it is collapsed behind a button.
 */
export const ResourceFilters = ({ action, hiddenFields = [], topics, periods, values }: ResourceFiltersProps) => {
  const applied = [values.topic, values.keywords, values.since].filter(Boolean).length;
  return (
    <details className={collapsed.details} data-print="hide">
      <summary className={collapsed.summary}>
        {applied > 0 ? resourceTexts.filterCount(applied) : resourceTexts.filter}
      </summary>
      <form className={styles.root} action={action} method="get" aria-label={resourceTexts.filterLabel}>
        <HiddenFields fields={hiddenFields} />
        <AutoSubmit>
          <div className={styles.choices}>
            <Choice label={resourceTexts.topic} name="topic" value={values.topic} options={topics} />
            <Choice label={resourceTexts.published} name="startDate" value={values.since} options={periods} />
          </div>
        </AutoSubmit>
        <label className={styles.field}>
          <span className={styles.label}>{resourceTexts.keywords}</span>
          <input
            key={values.keywords}
            className={styles.input}
            type="search"
            name="keywords"
            placeholder={resourceTexts.enterKeywords}
            maxLength={200}
            defaultValue={values.keywords}
          />
        </label>
        <Button type="submit" look="line">
          {resourceTexts.apply}
        </Button>
      </form>
    </details>
  );
};

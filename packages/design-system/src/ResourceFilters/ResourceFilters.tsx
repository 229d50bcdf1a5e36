import type { InputHTMLAttributes } from 'react';
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
  /** Current values; dates as YYYY-MM-DD, empty for no limit. */
  values: { topic: string; keywords: string; from: string; to: string };
};

type FieldProps = { label: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'defaultValue' | 'placeholder' | 'maxLength'
>;

const Field = ({ label, ...input }: FieldProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    {/* The URL determines the value: a new URL resets the field. */}
    <input key={String(input.defaultValue)} className={styles.input} {...input} />
  </label>
);

/**
 * Filters the resource list by topic, text and dates (§3, Filter state). A GET form that works without scripts;
 * below 768 px it is collapsed behind a button.
 */
export const ResourceFilters = ({ action, hiddenFields = [], topics, values }: ResourceFiltersProps) => {
  const applied = [values.topic, values.keywords, values.from, values.to].filter(Boolean).length;
  return (
    <details className={collapsed.details} data-print="hide">
      <summary className={collapsed.summary}>
        {applied > 0 ? resourceTexts.filterCount(applied) : resourceTexts.filter}
      </summary>
      <form className={styles.root} action={action} method="get" aria-label={resourceTexts.filterLabel}>
        <HiddenFields fields={hiddenFields} />
        <AutoSubmit>
          <label className={styles.field}>
            <span className={styles.label}>{resourceTexts.topic}</span>
            <select key={values.topic} className={styles.select} name="topic" defaultValue={values.topic}>
              {topics.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </AutoSubmit>
        <Field
          label={resourceTexts.keywords}
          type="search"
          name="keywords"
          placeholder={resourceTexts.enterKeywords}
          maxLength={200}
          defaultValue={values.keywords}
        />
        <Field label={resourceTexts.from} type="date" name="startDate" defaultValue={values.from} />
        <Field label={resourceTexts.to} type="date" name="endDate" defaultValue={values.to} />
        <Button type="submit" look="line">
          {resourceTexts.apply}
        </Button>
      </form>
    </details>
  );
};

import { useId, type InputHTMLAttributes } from 'react';
import { resourceTexts } from '@masthead/texts/lists';
import { AutoSubmit } from '../AutoSubmit/AutoSubmit';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
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

type FieldProps = { label: string; id: string } & Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'defaultValue' | 'placeholder' | 'maxLength'
>;

const Field = ({ label, id, ...input }: FieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {/* The URL determines the value: a new URL resets the field. */}
    <input key={String(input.defaultValue)} className={styles.input} id={id} {...input} />
  </div>
);

/**
 * Filters the resource list by topic, text and dates (§3, Filter state). A GET form that works without scripts;
 * below 768 px it is collapsed behind a button.
 */
export const ResourceFilters = ({ action, hiddenFields = [], topics, values }: ResourceFiltersProps) => {
  const id = useId();
  const applied = [values.topic, values.keywords, values.from, values.to].filter(Boolean).length;
  return (
    <details className={styles.details} data-print="hide">
      <summary className={styles.summary}>
        {applied > 0 ? resourceTexts.filterCount(applied) : resourceTexts.filter}
      </summary>
      <form className={styles.root} action={action} method="get" aria-label={resourceTexts.filterLabel}>
        <HiddenFields fields={hiddenFields} />
        <AutoSubmit>
          <div className={styles.field}>
            <label className={styles.label} htmlFor={`${id}t`}>
              {resourceTexts.topic}
            </label>
            <select key={values.topic} className={styles.select} id={`${id}t`} name="topic" defaultValue={values.topic}>
              {topics.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
        </AutoSubmit>
        <Field
          label={resourceTexts.keywords}
          id={`${id}k`}
          type="search"
          name="keywords"
          placeholder={resourceTexts.enterKeywords}
          maxLength={200}
          defaultValue={values.keywords}
        />
        <Field label={resourceTexts.from} id={`${id}f`} type="date" name="startDate" defaultValue={values.from} />
        <Field label={resourceTexts.to} id={`${id}u`} type="date" name="endDate" defaultValue={values.to} />
        <Button type="submit" look="line">
          {resourceTexts.apply}
        </Button>
      </form>
    </details>
  );
};

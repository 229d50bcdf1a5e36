import { useId } from 'react';
import { filterTexts } from '@masthead/texts/search';
import { Button } from '../Button/Button';
import type { HiddenField } from '../types/content';
import * as styles from './DayFields.css';
import type { DaySpan } from './facets';

type DayFieldProps = { label: string; id: string; field: HiddenField };

const DayField = ({ label, id, field: { name, value } }: DayFieldProps) => (
  <div className={styles.field}>
    <label className={styles.label} htmlFor={id}>
      {label}
    </label>
    {/* The URL determines the value: a new URL resets the field. */}
    <input key={value} className={styles.input} id={id} type="date" name={name} defaultValue={value} />
  </div>
);

/** The date range of a `FacetList`. A date is typed in three parts, so it is submitted by a button. */
export const DayFields = ({ days: { title, from, to } }: { days: DaySpan }) => {
  const id = useId();
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>
        <DayField label={filterTexts.from} id={`${id}f`} field={from} />
        <DayField label={filterTexts.to} id={`${id}t`} field={to} />
        <div className={styles.apply}>
          <Button type="submit" look="line">
            {filterTexts.applyDates}
          </Button>
        </div>
      </div>
    </fieldset>
  );
};

import { filterTexts } from '@masthead/texts/search';
import { Button } from '../Button/Button';
import type { HiddenField } from '../types/content';
import * as styles from './DayFields.css';
import type { DaySpan } from './facets';

type DayFieldProps = { label: string; field: HiddenField };

const DayField = ({ label, field: { name, value } }: DayFieldProps) => (
  <label className={styles.field}>
    <span className={styles.label}>{label}</span>
    {/* The URL determines the value: a new URL resets the field. */}
    <input key={value} className={styles.input} type="date" name={name} defaultValue={value} />
  </label>
);

/** The date range of a `FacetList`. A date is typed in three parts, so it is submitted by a button. */
export const DayFields = ({ days: { title, from, to } }: { days: DaySpan }) => {
  return (
    <fieldset className={styles.root}>
      <legend className={styles.legend}>{title}</legend>
      <div className={styles.fields}>
        <DayField label={filterTexts.from} field={from} />
        <DayField label={filterTexts.to} field={to} />
        <div className={styles.apply}>
          <Button type="submit" look="line">
            {filterTexts.applyDates}
          </Button>
        </div>
      </div>
    </fieldset>
  );
};

import { formatNumber } from '@masthead/texts/numbers';
import { resourceTexts } from '@masthead/texts/lists';
import { filterTexts } from '@masthead/texts/search';
import { AutoSubmit } from '../AutoSubmit/AutoSubmit';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import * as collapsed from '../styles/collapsedFilters.css';
import { columnsForItems } from '../styles/itemColumns';
import type { HiddenField } from '../types/content';
import * as styles from './FilterForm.css';

/** A select field, such as a city; an empty value means no filter. */
export type FilterChoice = {
  name: string;
  label: string;
  value: string;
  options: readonly FilterOption[];
};
/** An option of a select field; options of a group follow each other. */
export type FilterOption = {
  value: string;
  label: string;
  group?: string;
  /** Number of items that the option would list. */
  count?: number;
};

export type FilterFormProps = {
  choices: readonly FilterChoice[];
  /** URL of the list and the hidden fields that a submit preserves. */
  action: string;
  hiddenFields?: readonly HiddenField[];
  /** Accessible name: "Filter events". */
  label: string;
  /** `collapsed`: behind one button on phones, so that the list begins in the first window. */
  phone?: 'visible' | 'collapsed';
};

const toGroups = (options: readonly FilterOption[]) =>
  [...Map.groupBy(options, ({ group }) => group)].map(([group, members]) => ({ group, members }));

const Options = ({ options }: { options: readonly FilterOption[] }) =>
  options.map(({ value, label, count }) => (
    <option key={value} value={value}>
      {count === undefined ? label : filterTexts.withCount(label, formatNumber(count))}
    </option>
  ));

const getFieldsClass = (fields: number): string => {
  if (fields === 4) return styles.fourFields;
  return fields > 4 ? styles.manyFields : styles.fields;
};

/** Filters a list by a row of select fields. A GET form: every state has a URL, and it works without scripts. */
export const FilterForm = ({ choices, action, hiddenFields = [], label, phone = 'visible' }: FilterFormProps) => {
  const visibleFields = choices.filter(({ options }) => options.length > 1);
  if (visibleFields.length === 0) return null;
  const form = (
    <form className={styles.root} action={action} method="get" aria-label={label}>
      <HiddenFields fields={hiddenFields} />
      <AutoSubmit>
        <div className={getFieldsClass(visibleFields.length)} style={columnsForItems(visibleFields.length)}>
          {visibleFields.map(({ name, label: title, value, options }) => (
            <label key={name} className={styles.field}>
              <span className={styles.label}>{title}</span>
              <select key={value} className={styles.select} name={name} defaultValue={value}>
                {toGroups(options).map(({ group, members }) =>
                  group ? (
                    <optgroup key={group} label={group}>
                      <Options options={members} />
                    </optgroup>
                  ) : (
                    <Options key="" options={members} />
                  ),
                )}
              </select>
            </label>
          ))}
        </div>
      </AutoSubmit>
      <div className={styles.apply}>
        <Button type="submit" look="ink">
          {filterTexts.apply}
        </Button>
      </div>
    </form>
  );
  if (phone === 'visible') return form;
  const applied = choices.filter(({ value }) => value !== '').length;
  return (
    <details className={collapsed.details} data-print="hide">
      <summary className={collapsed.summary}>
        {applied > 0 ? resourceTexts.filterCount(applied) : resourceTexts.filter}
      </summary>
      {form}
    </details>
  );
};

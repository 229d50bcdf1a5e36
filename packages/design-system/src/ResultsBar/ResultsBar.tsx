import { formatNumber } from '@masthead/texts/numbers';
import { filterTexts } from '@masthead/texts/search';
import { AutoSubmit } from '../AutoSubmit/AutoSubmit';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import type { HiddenField } from '../types/content';
import * as styles from './ResultsBar.css';

/** The sort control: field name, current value and options. */
export type SortChoice = { name: string; value: string; options: readonly { value: string; label: string }[] };

export type ResultsBarProps = {
  count: number;
  /** Label of the count: "results for “office conversion”", "resources". */
  noun: string;
  sort?: SortChoice;
  /** URL of the list and the hidden fields that a change of order preserves. */
  action?: string;
  hiddenFields?: readonly HiddenField[];
  edge?: 'ruled' | 'plain';
};

/** Number of results and their order. A GET form: every order has a URL. */
export const ResultsBar = ({ count, noun, sort, action, hiddenFields = [], edge = 'ruled' }: ResultsBarProps) => {
  return (
    <div className={styles[edge]}>
      <p className={styles.count} role="status">
        <b className={styles.number}>{formatNumber(count)}</b> {noun}
      </p>
      {sort && (
        <form className={styles.form} action={action} method="get" data-print="hide">
          <HiddenFields fields={hiddenFields} />
          <AutoSubmit>
            <label className={styles.label}>
              {filterTexts.sortBy}
              <select key={sort.value} className={styles.select} name={sort.name} defaultValue={sort.value}>
                {sort.options.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            </label>
          </AutoSubmit>
          <div className={styles.apply}>
            <Button type="submit" look="line">
              {filterTexts.sort}
            </Button>
          </div>
        </form>
      )}
    </div>
  );
};

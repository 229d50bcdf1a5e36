import { formatNumber } from '@masthead/texts/numbers';
import { filterTexts } from '@masthead/texts/search';
import type { FacetGroup, FacetOption } from './facets';
import { foldOptions } from './facets';
import * as styles from './FacetList.css';

/** Options that are visible without expanding the group. */
const seenAtOnce = 6;

type OptionProps = { group: FacetGroup; option: FacetOption };

const Option = ({ group, option }: OptionProps) => (
  <label className={styles.option}>
    <input
      // The URL determines the selection: a new URL resets the field.
      key={String(option.checked)}
      className={group.choice === 'many' ? styles.box : styles.radio}
      type={group.choice === 'many' ? 'checkbox' : 'radio'}
      name={group.name}
      value={option.value}
      defaultChecked={option.checked}
    />
    <span>{option.label}</span>
    {option.count !== undefined && <span className={styles.count}>{formatNumber(option.count)}</span>}
  </label>
);

/** One fieldset of a `FacetList`. */
export const FacetGroupFields = ({ group }: Pick<OptionProps, 'group'>) => {
  const { seen, folded } = foldOptions(group.options, seenAtOnce);
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>{group.title}</legend>
      <div className={styles.options}>
        {seen.map((option) => (
          <Option key={option.value} group={group} option={option} />
        ))}
        {folded.length > 0 && (
          <details>
            <summary className={styles.all}>{filterTexts.showMore(folded.length)}</summary>
            {folded.map((option) => (
              <Option key={option.value} group={group} option={option} />
            ))}
          </details>
        )}
      </div>
    </fieldset>
  );
};

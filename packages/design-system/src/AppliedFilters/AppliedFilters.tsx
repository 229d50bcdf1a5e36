import { filterTexts } from '@masthead/texts/search';
import { Icon } from '../Icon/Icon';
import * as styles from './AppliedFilters.css';

/** An active filter and the URL of the list without it. */
export type AppliedFilter = { label: string; /** URL of the list without this filter. */ url: string };

export type AppliedFiltersProps = { filters: readonly AppliedFilter[]; clearUrl?: string };

/** Active filters of a list, as links that remove them: they work without scripts and with the back button. */
export const AppliedFilters = ({ filters, clearUrl }: AppliedFiltersProps) => {
  if (filters.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={filterTexts.inForce}>
      {filters.map(({ label, url }) => (
        <li key={url + label}>
          <a className={styles.filter} href={url} aria-label={filterTexts.remove(label)}>
            {label}
            <Icon name="close" size="small" />
          </a>
        </li>
      ))}
      {clearUrl && filters.length > 1 && (
        <li>
          <a className={styles.clear} href={clearUrl}>
            {filterTexts.clearAll}
          </a>
        </li>
      )}
    </ul>
  );
};

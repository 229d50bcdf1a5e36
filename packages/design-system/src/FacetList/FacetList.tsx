import { filterTexts } from '@masthead/texts/search';
import { AutoSubmit } from '../AutoSubmit/AutoSubmit';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import { SectionHead } from '../SectionHead/SectionHead';
import type { HiddenField } from '../types/content';
import { DayFields } from './DayFields';
import { appliedCount, type DaySpan, type FacetGroup } from './facets';
import { FacetGroupFields } from './FacetGroupFields';
import * as styles from './FacetList.css';

export type FacetListProps = {
  groups: readonly FacetGroup[];
  /** The date range; absent when the list has none. */
  days?: DaySpan;
  /** URL of the list and the hidden fields that a submit preserves: search text, order. */
  action: string;
  hiddenFields?: readonly HiddenField[];
  /** URL of the list without any filter. */
  clearUrl?: string;
};

/** Filters of a list. A GET form that works without scripts; below 1024 px it is collapsed behind a button. */
export const FacetList = ({ groups, days, action, hiddenFields = [], clearUrl }: FacetListProps) => {
  const title = filterTexts.refine;
  const applied = appliedCount(groups, days);
  const visibleGroups = groups.filter(({ options }) => options.length > 0);
  if (visibleGroups.length === 0 && !days) return null;
  return (
    <details className={styles.root} data-print="hide">
      <summary className={styles.summary}>{applied > 0 ? `${title} (${applied})` : title}</summary>
      <div className={styles.head}>
        <SectionHead title={title} weight="light">
          {clearUrl && applied > 0 && (
            <a className={styles.clear} href={clearUrl}>
              {filterTexts.clearAll}
            </a>
          )}
        </SectionHead>
      </div>
      <form action={action} method="get" aria-label={title}>
        <HiddenFields fields={hiddenFields} />
        <AutoSubmit>
          {visibleGroups.map((group) => (
            <FacetGroupFields key={group.name} group={group} />
          ))}
        </AutoSubmit>
        {days && <DayFields days={days} />}
        <div className={styles.apply}>
          <Button type="submit" look="ink">
            {filterTexts.showResults}
          </Button>
        </div>
      </form>
    </details>
  );
};

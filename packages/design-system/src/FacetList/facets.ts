import type { HiddenField } from '../types/content';

/** A filter value. */
export type FacetOption = { value: string; label: string; count?: number; checked: boolean };

/** A group of filter values. `many` allows several, `one` exactly one; its first value means "no filter". */
export type FacetGroup = { name: string; title: string; choice: 'many' | 'one'; options: readonly FacetOption[] };

/** The date range of a list as YYYY-MM-DD; empty for no limit. */
export type DaySpan = { title: string; from: HiddenField; to: HiddenField };

/** The number of active filters; a date range counts once. */
export const appliedCount = (groups: readonly FacetGroup[], days?: DaySpan): number =>
  groups.flatMap(({ choice, options }) =>
    options.filter(({ checked }, index) => checked && !(choice === 'one' && index === 0)),
  ).length + (days?.from.value || days?.to.value ? 1 : 0);

/**
 * Splits options into visible ones and those behind "Show all". Selected options are never hidden, and a single option
 * is never behind the button.
 */
export const foldOptions = (
  options: readonly FacetOption[],
  limit: number,
): { seen: FacetOption[]; folded: FacetOption[] } => {
  if (options.length <= limit + 1) return { seen: [...options], folded: [] };
  const isSeen = (option: FacetOption, index: number) => index < limit || option.checked;
  return { seen: options.filter(isSeen), folded: options.filter((option, index) => !isSeen(option, index)) };
};

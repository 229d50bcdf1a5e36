import type { HiddenField } from '../types/form';

/** One value a list can be narrowed to. */
export type FacetOption = { value: string; label: string; count?: number; checked: boolean };

/** Values of one kind. Of `many` several may be chosen, of `one` always exactly one; its first means "no limit". */
export type FacetGroup = { name: string; title: string; choice: 'many' | 'one'; options: readonly FacetOption[] };

/** The first and the last day that a list is narrowed to, as YYYY-MM-DD; empty for no limit. */
export type DaySpan = { title: string; from: HiddenField; to: HiddenField };

/** How many choices narrow the list now; a span of days is one. */
export const appliedCount = (groups: readonly FacetGroup[], days?: DaySpan): number =>
  groups.flatMap(({ choice, options }) =>
    options.filter(({ checked }, index) => checked && !(choice === 'one' && index === 0)),
  ).length + (days?.from.value || days?.to.value ? 1 : 0);

/**
 * The options that are seen at once and those behind "Show all". What is chosen is never hidden,
 * and nobody has to open a list to find a single option.
 */
export const foldOptions = (
  options: readonly FacetOption[],
  limit: number,
): { seen: FacetOption[]; folded: FacetOption[] } => {
  if (options.length <= limit + 1) return { seen: [...options], folded: [] };
  const isSeen = (option: FacetOption, index: number) => index < limit || option.checked;
  return { seen: options.filter(isSeen), folded: options.filter((option, index) => !isSeen(option, index)) };
};

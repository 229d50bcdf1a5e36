/**
 * The option of a list of `count` that an arrow key reaches from the active one; undefined for other keys. -1 is the
 * field itself, between the last option and the first.
 */
export const getActiveAfter = (key: string, active: number, count: number): number | undefined => {
  if (key === 'ArrowDown') return active + 1 < count ? active + 1 : -1;
  if (key === 'ArrowUp') return active >= 0 ? active - 1 : count - 1;
  return undefined;
};

/** Returns the median; NaN without values. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 === 1 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]];
  return (low + high) / 2;
};

/** Returns the 75th percentile, by which Web Vitals are assessed. */
export const upperQuartile = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.75) - 1] ?? Number.NaN;

export type Finding = { what: string; value: string; target: string; met: 'yes' | 'NO' | '' };

export const withTarget = (
  what: string,
  value: number,
  unit: string,
  target: { max: number } | { min: number },
): Finding => {
  const [met, targetText] =
    'max' in target
      ? [value <= target.max, `at most ${target.max} ${unit}`]
      : [value >= target.min, `at least ${target.min} ${unit}`];
  return {
    what,
    value: `${value.toFixed(unit === '' ? 2 : 1)} ${unit}`.trim(),
    target: targetText.trim(),
    met: met ? 'yes' : 'NO',
  };
};

/** A finding without a target, for information. */
export const withoutTarget = (what: string, value: string): Finding => ({ what, value, target: '', met: '' });

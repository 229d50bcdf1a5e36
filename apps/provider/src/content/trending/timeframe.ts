const hoursByUnit = { hour: 1, day: 24, week: 168 } as const;
const pattern = /^\s*(\d{1,4})\s*(hour|day|week)s?\s*$/i;

/** Views are stored for two weeks. */
export const maxTimeframeHours = 336;

/**
 * Parses a timeframe such as `4days`, `12hours` or `1weeks` to hours (§9). Returns undefined for any other text.
 */
export const parseTimeframe = (text: string): number | undefined => {
  const [, count, unit] = pattern.exec(text) ?? [];
  if (!count || !unit) return undefined;
  const hours = Number(count) * hoursByUnit[unit.toLowerCase() as keyof typeof hoursByUnit];
  return hours >= 1 && hours <= maxTimeframeHours ? hours : undefined;
};

const hoursByUnit = { hour: 1, day: 24, week: 168 } as const;
const pattern = /^\s*(\d{1,4})\s*(hour|day|week)s?\s*$/i;

/** The longest that reads are kept: two weeks. */
export const maxTimeframeHours = 336;

/** SPEC §9: a whole number and a unit, `4days`, `12hours`, `1weeks`, in hours; undefined for anything else. */
export const parseTimeframe = (text: string): number | undefined => {
  const [, count, unit] = pattern.exec(text) ?? [];
  if (!count || !unit) return undefined;
  const hours = Number(count) * hoursByUnit[unit.toLowerCase() as keyof typeof hoursByUnit];
  return hours >= 1 && hours <= maxTimeframeHours ? hours : undefined;
};

/** The copyright line with the year that `now` has in the brand's time zone (SPEC §2.5). */
export const formatCopyright = (template: string, now: Date, timeZone: string): string =>
  template.replace('{year}', new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now));

/** The copyright line with the current year in the brand's time zone (SPEC §2.5). `template` contains `{year}`. */
export const formatCopyright = (template: string, now: Date, timeZone: string): string =>
  template.replace('{year}', new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone }).format(now));

/** Whether this is the name of a time zone, such as `Europe/Berlin`. */
export const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Intl.DateTimeFormat;
  } catch {
    // Not a name of a time zone.
    return false;
  }
};

/** `Special+Reports`, `Special Reports` and `special+reports` are one type (SPEC §9, packages). */
export const packageTypeKey = (type: string): string =>
  type
    .replace(/[+\s]+/g, ' ')
    .trim()
    .toLowerCase();

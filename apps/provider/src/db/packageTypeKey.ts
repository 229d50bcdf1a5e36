/** `Special+Reports`, `Special Reports` and `special+reports` are one type (SPEC §9, packages). */
export const toPackageTypeKey = (type: string): string =>
  type
    .replace(/[+\s]+/g, ' ')
    .trim()
    .toLowerCase();

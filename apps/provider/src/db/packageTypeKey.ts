/**
 * Normalizes a package type: `Special+Reports`, `Special Reports` and `special+reports` are the same (§9,
 * packages).
 */
export const toPackageTypeKey = (type: string): string =>
  type
    .replace(/[+\s]+/g, ' ')
    .trim()
    .toLowerCase();

/** How the names of the forms of nominations begin; the directory of the recognition program follows. */
export const nominationFormPrefix = 'nominate-';

/** The fields of a nomination. No page of the content declares them. */
export const nominationFields = [
  'nominee',
  'nominee-company',
  'category',
  'reason',
  'witness',
  'name',
  'email',
] as const;

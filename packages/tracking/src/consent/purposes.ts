/** What a reader allows or refuses. Names and order are those of the banner. */
export const purposeNames = ['measurement', 'advertising', 'personalisation'] as const;
export type PurposeName = (typeof purposeNames)[number];

/** The answer for each purpose. */
export type Purposes = Readonly<Record<PurposeName, boolean>>;

/** The answer in which the named purposes are allowed and no other. */
export const toPurposes = (allowed: readonly string[]): Purposes =>
  Object.fromEntries(purposeNames.map((name) => [name, allowed.includes(name)])) as Purposes;

export const allAllowed = toPurposes(purposeNames);
export const allRefused = toPurposes([]);

/** The purposes that an answer allows. */
export const getAllowed = (purposes: Purposes): PurposeName[] => purposeNames.filter((name) => purposes[name]);

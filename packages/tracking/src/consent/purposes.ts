/** Consent purposes in the order of the banner. */
export const purposeNames = ['measurement', 'advertising', 'personalization'] as const;
/** Name of a consent purpose. */
export type PurposeName = (typeof purposeNames)[number];

/** Which purposes are allowed. */
export type Purposes = Readonly<Record<PurposeName, boolean>>;

/** Allows the named purposes and no others. */
export const toPurposes = (allowed: readonly string[]): Purposes =>
  Object.fromEntries(purposeNames.map((name) => [name, allowed.includes(name)])) as Purposes;

/** Everything is allowed. */
export const allAllowed = toPurposes(purposeNames);
/** Everything is refused. */
export const allRefused = toPurposes([]);

/** Names of the allowed purposes. */
export const getAllowed = (purposes: Purposes): PurposeName[] => purposeNames.filter((name) => purposes[name]);

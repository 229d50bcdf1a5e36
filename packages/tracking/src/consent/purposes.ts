/** What a reader allows or refuses. Names and order are those of the banner. */
export const purposeNames = ['measurement', 'advertising', 'personalisation'] as const;
export type PurposeName = (typeof purposeNames)[number];

/** The answer for each purpose. */
export type Purposes = Readonly<Record<PurposeName, boolean>>;

export const allAllowed: Purposes = { measurement: true, advertising: true, personalisation: true };
export const allRefused: Purposes = { measurement: false, advertising: false, personalisation: false };

/** The answer in which the named purposes are allowed and no other. */
export const purposesOf = (allowed: readonly string[]): Purposes => ({
  measurement: allowed.includes('measurement'),
  advertising: allowed.includes('advertising'),
  personalisation: allowed.includes('personalisation'),
});

/** The purposes that an answer allows. */
export const allowedOf = (purposes: Purposes): PurposeName[] => purposeNames.filter((name) => purposes[name]);

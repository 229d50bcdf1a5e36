const today = new Date();

/** The cookie of a reader who has refused everything in the consent banner, which hides the banner. */
export const consentRefusedCookie = {
  name: 'mh_consent',
  value: `1.-.${today.getUTCFullYear() * 12 + today.getUTCMonth()}`,
} as const;

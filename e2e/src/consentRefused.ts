const today = new Date();

/** The cookie of a reader who has refused everything in the consent banner: they are not asked again. */
export const consentRefusedCookie = {
  name: 'mh_consent',
  value: `1.-.${today.getUTCFullYear() * 12 + today.getUTCMonth()}`,
} as const;

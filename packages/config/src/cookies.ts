/** Reads a cookie; undefined when missing or empty. `name` is part of a regular expression. */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value; // Set by other code without percent-encoding.
  }
};

/** Names of the cookies of a visitor (§9), which every page reads before any interaction. */
export const visitorCookies = {
  customerId: 'oly_enc_id',
  anonymousId: 'oly_anon_id',
  fireId: 'oly_fire_id',
  customerData: 'customerData',
  userEmail: 'useremail',
  session: ['ipAddress', 'userAccess', 'userAccount'],
} as const;

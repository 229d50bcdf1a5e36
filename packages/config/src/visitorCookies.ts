/** Names of the cookies of a visitor (§9), which every page reads before any interaction. */
export const visitorCookies = {
  customerId: 'oly_enc_id',
  anonymousId: 'oly_anon_id',
  fireId: 'oly_fire_id',
  customerData: 'customerData',
  userEmail: 'useremail',
  session: ['ipAddress', 'userAccess', 'userAccount'],
} as const;

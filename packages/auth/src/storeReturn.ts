/** Pages of the store that send the reader back to where they came from. */
const returning = /\/(?:Login|default)\.aspx$/;

/** The address of a sign-in or registration page with the page to come back to, or undefined for any other link (SPEC §7.2). */
export const withReturnUrl = (address: URL, here: URL): URL | undefined => {
  if (address.origin !== here.origin || !returning.test(address.pathname) || address.searchParams.has('returnUrl')) return undefined;
  const complete = new URL(address);
  complete.searchParams.set('returnUrl', here.pathname + here.search);
  return complete;
};

/** Whether a link signs out at the store. */
export const isLogout = (address: URL, logoutPage: URL): boolean => address.origin === logoutPage.origin && address.pathname === logoutPage.pathname;

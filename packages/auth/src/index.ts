// ---- The visitor ----
export {
  isActiveSubscription,
  isSignedIn,
  getNewslettersUrl,
  isProfileIncomplete,
  signedOutVisitor,
  getSubscribeCardAudience,
  unknownVisitor,
  toVisitor,
  type SignedIn,
  type SubscribeCardRule,
  type Visitor,
} from './visitor.ts';
export { parseCustomer, type Customer, type Subscription } from './customer.ts';
export { createVisitorStore, type VisitorState, type VisitorStore, type VisitorDeps } from './visitorStore.ts';
// ---- Cookies ----
export {
  hasSessionCookies,
  mayBeSignedIn,
  readVisitorCookies,
  visitorCookieNames,
  type VisitorCookies,
} from './cookies.ts';
// ---- The customer ----
export { loadCustomer, type CustomerResult, type CustomerDeps } from './loadCustomer.ts';
export { type Fetch } from './fetchService.ts';
// ---- The session ----
export { checkSession, loadDemographics, loadSession, sessionErrors, type SessionDeps } from './loadSession.ts';
export { type Demographics, type Session, type SessionUser } from './session.ts';
// ---- Signing in and out ----
export { getHomeUrl, getCookieDeletions, getCookieDomains, isLogoutUrl, logout, type LogoutDeps } from './logout.ts';

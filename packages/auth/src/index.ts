// ---- Who reads the page ----
export {
  isActiveSubscription,
  isSignedIn,
  newslettersUrl,
  profileIsIncomplete,
  showsProContent,
  signedOut,
  subscribeCardFor,
  unknownVisitor,
  visitorOf,
  type SignedIn,
  type SubscribeCardRule,
  type Visitor,
} from './visitor.ts';
export { parseCustomer, type Customer, type Subscription } from './customer.ts';
export { createVisitorStore, type VisitorState, type VisitorStore, type VisitorTools } from './visitorStore.ts';
// ---- Cookies ----
export {
  hasSessionCookies,
  mayBeSignedIn,
  readCookie,
  readVisitorCookies,
  visitorCookieNames,
  type VisitorCookies,
} from './cookies.ts';
// ---- The customer ----
export { loadCustomer, type CustomerLookUp, type CustomerTools } from './loadCustomer.ts';
export { customerQuery } from './customerQuery.ts';
export { type Fetch } from './askService.ts';
// ---- The session ----
export { checkSession, loadDemographics, loadSession, sessionErrors, type SessionTools } from './loadSession.ts';
export { type Demographics, type Session, type SessionUser } from './session.ts';
// ---- Signing in and out ----
export { afterLogout, cookieDeletions, cookieDomains, isLogout, logout, type LogoutTools } from './logout.ts';

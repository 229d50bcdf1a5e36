// ---- The visitor ----
export {
  isSignedIn,
  getNewslettersUrl,
  isProfileIncomplete,
  getSubscribeCardAudience,
  toVisitor,
  type SignedIn,
  type Visitor,
} from './visitor.ts';
export { type Customer, type Subscription } from './customer.ts';
export { createVisitorStore, type VisitorState, type VisitorStore, type VisitorDeps } from './visitorStore.ts';
// ---- Cookies ----
export { mayBeSignedIn, readVisitorCookies } from './cookies.ts';
// ---- The customer ----
export { type Fetch } from './fetchService.ts';
// ---- The session ----
export { type SessionDeps } from './loadSession.ts';
export { type Session } from './session.ts';
// ---- Signing in and out ----
export { getCookieDeletions, isLogoutUrl, logout } from './logout.ts';

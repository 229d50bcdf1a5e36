import { endSession } from '../../accounts/sessions.ts';
import { redirectSignedOut } from '../responses.ts';
import { html } from '../../mail/html.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { renderFlowParamFields } from '../views/fields.ts';
import { pageResponse, type View } from '../views/layout.ts';
import { isCrossSite, type Visit } from '../visit.ts';

/** Links on other sites and prefetch requests do not sign out. */
const isIntended = ({ request }: Visit): boolean =>
  !isCrossSite(request) &&
  !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');

const confirmationView = (visit: Visit): View => ({
  title: 'Sign out',
  columns: 'one',
  intro: html`<p class="kicker">Your account</p><h1>Sign out?</h1>`,
  main: html`<section class="panel" aria-label="Sign out"><p>You will be signed out in this browser.</p><form method="post" action="/Registration/Logout.aspx">${renderFlowParamFields(visit.flowParams)}<button class="btn" type="submit">Sign out</button></form></section>`,
});

/**
 * `/Registration/Logout.aspx` (SPEC §7.2): ends the session of the HttpOnly cookie and clears the cookies of the account.
 * The `customerId` parameter of the specification is accepted and ignored: a copied id could otherwise sign its owner
 * out.
 */
export const signOutPage: PageHandler = async (deps, visit, _form, session) => {
  if (!isPost(visit) && !isIntended(visit)) return pageResponse(visit, session ? 'in' : 'out', confirmationView(visit));
  if (session) await endSession(deps.db, session.id);
  return redirectSignedOut(visit, visit.flowParams.returnUrl ?? '/');
};

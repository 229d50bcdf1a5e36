import { cookieNames } from '../../accounts/cookies.ts';
import { endSession } from '../../accounts/sessions.ts';
import { signedOut } from '../answers.ts';
import { html } from '../html.ts';
import { isPost, type PageHandler, type StoreTools } from '../tools.ts';
import { carriedFields } from '../views/fields.ts';
import { pageResponse, type View } from '../views/layout.ts';
import { isForeign, type Visit } from '../visit.ts';

const longestId = 400;

/** A link on another site, or a browser that fetches ahead, signs nobody out. */
const isAsked = ({ request }: Visit): boolean => !isForeign(request) && !/prefetch|prerender/.test(request.headers.get('sec-purpose') ?? request.headers.get('purpose') ?? '');

const askView = (visit: Visit): View => ({
  title: 'Sign out',
  columns: 'one',
  intro: html`<p class="kicker">Your account</p><h1>Sign out?</h1>`,
  main: html`<section class="panel" aria-label="Sign out"><p>You are about to leave your account in this browser.</p><form method="post" action="/Registration/Logout.aspx">${carriedFields(visit.carried)}<button class="btn" type="submit">Sign out</button></form></section>`,
});

/** SPEC §7.2: the session that a customer id was given in, where no session cookie reaches the store. */
const endByCustomerId = async ({ db, ids, clock }: StoreTools, customerId: string | null): Promise<void> => {
  const id = customerId && customerId.length <= longestId ? ids.open(cookieNames.customerId, customerId, clock()) : undefined;
  if (id) await endSession(db, id.sessionId);
};

/** `/Registration/Logout.aspx` (SPEC §7.2): ends the session and leaves no cookie of the account. */
export const signOutPage: PageHandler = async (tools, visit, form, session) => {
  if (!isPost(visit) && !isAsked(visit)) return pageResponse(visit, session ? 'in' : 'out', askView(visit));
  if (session) await endSession(tools.db, session.id);
  await endByCustomerId(tools, form.get('customerId') ?? new URL(visit.request.url).searchParams.get('customerId'));
  return signedOut(visit, visit.carried.returnUrl ?? '/');
};

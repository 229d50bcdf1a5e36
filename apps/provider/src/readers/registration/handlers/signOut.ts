import { getTexts } from '@masthead/texts/languages';
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

const confirmationView = (visit: Visit): View => {
  const { signInPageTexts: texts, storeFrameTexts: frame } = getTexts(visit.brand.language).storePages;
  return {
    title: frame.signOut,
    columns: 'one',
    intro: html`<p class="kicker">${texts.yourAccount}</p><h1>${texts.signOutQuestion}</h1>`,
    main: html`<section class="panel" aria-label="${frame.signOut}"><p>${texts.signOutLede}</p><form method="post" action="/Registration/Logout.aspx">${renderFlowParamFields(visit.flowParams)}<button class="btn" type="submit">${frame.signOut}</button></form></section>`,
  };
};

/**
 * `/Registration/Logout.aspx` (§7.2). The specification's `customerId` is ignored: a copied id would sign its owner
 * out.
 */
export const signOutPage: PageHandler = async (deps, visit, _form, session) => {
  if (!isPost(visit) && !isIntended(visit)) return pageResponse(visit, session ? 'in' : 'out', confirmationView(visit));
  if (session) await endSession(deps.db, session.id);
  return redirectSignedOut(visit, visit.flowParams.returnUrl ?? '/');
};

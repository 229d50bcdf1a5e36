import { getTexts } from '@masthead/texts/languages';
import { findRequestSession, findSignIn, lacksSecondFactor, loadVisitorUser } from '../accounts/visitor.ts';
import { getProfileCompletionPercent } from '../accounts/accounts.ts';
import { isOwnReference } from '../accounts/cookies.ts';
import { listChosenNewsletters } from '../accounts/newsletters.ts';
import type { Handler } from '../../server/http.ts';
import type { Route } from '../../server/router.ts';
import { type StorePage, storePages, toPageUrl } from './flowParams.ts';
import { readForm } from './form.ts';
import { accountPage } from './handlers/account.ts';
import { confirmAddressPage, confirmPage } from './handlers/confirm.ts';
import { messagePage } from './handlers/message.ts';
import { newslettersPage } from './handlers/newsletters.ts';
import { forgotPage, resetPage } from './handlers/passwords.ts';
import { registerPage } from './handlers/register.ts';
import { secondStepPage, signInPage, signOutPage } from './handlers/signIn.ts';
import { securityPage } from './handlers/security.ts';
import type { PageHandler, StoreDeps } from './deps.ts';
import { passkeyRoutes } from './passkeyRoutes.ts';
import { privateJson, redirectTo } from './responses.ts';
import { pageResponse } from './views/layout.ts';
import { messageView } from './views/register.ts';
import { createUnknownOriginWarning } from '../../content/publications/origins.ts';
import { createVisit, isCrossSite } from './visit.ts';

const handlers: Readonly<Record<StorePage, PageHandler>> = {
  Login: signInPage,
  default: registerPage,
  SecondStep: secondStepPage,
  MyAccount: accountPage,
  Security: securityPage,
  Newsletters: newslettersPage,
  Logout: signOutPage,
  ForgotPassword: forgotPage,
  ResetPassword: resetPage,
  Confirm: confirmPage,
  ConfirmAddress: confirmAddressPage,
  Message: messagePage,
};

/** Pages with data of the account: without a second factor that it must have, they lead to the page that sets one up. */
const accountPages: ReadonlySet<StorePage> = new Set(['MyAccount', 'Newsletters', 'default']);

const pagesByPath = new Map<string, StorePage>(
  storePages.map((page) => [`/registration/${page.toLowerCase()}.aspx`, page]),
);

/** `GetBasicUserInfo` (§7.2): status 200 marks the user as logged in. */
const createUserInfoHandler =
  (deps: StoreDeps): Handler =>
  async (request) => {
    const session = await findRequestSession(deps, request);
    if (!session) return privateJson(401, { status: 401, data: null, message: 'The user is not logged in.' });
    const user = await loadVisitorUser(deps.db, session.account);
    return privateJson(200, {
      status: 200,
      data: {
        ...user,
        demographics: { UserDemographics: { ProfileCompletionRatioPercent: user.profileCompletionRatio } },
      },
    });
  };

const createPageHandler = (deps: StoreDeps): Handler => {
  const warnOfUnknownOrigin = createUnknownOriginWarning(deps);
  return async (request, client) => {
    const url = new URL(request.url);
    const name = pagesByPath.get(url.pathname.toLowerCase().replace(/\/$/, ''));
    warnOfUnknownOrigin(request);
    const form = await readForm(request);
    const visit = createVisit(request, client, form ?? new URLSearchParams(), deps);
    const messages = getTexts(visit.brand.language).storeMessages.storeMessageTexts;
    const refuse = (message: 'notFound' | 'otherSite' | 'tooLong', status: number): Response => {
      const { title, text, link } = messages[message];
      return pageResponse(visit, 'out', messageView(visit, title, text, { title: link, url: '/' }), status);
    };
    if (name === undefined) return refuse('notFound', 404);
    if (request.method === 'POST' && isCrossSite(request)) {
      deps.securityEvent({ event: 'foreign-form-refused', reason: 'other-origin' }, client);
      return refuse('otherSite', 403);
    }
    if (!form) return refuse('tooLong', 413);
    const session = await findSignIn(deps, request);
    if (session && accountPages.has(name) && (await lacksSecondFactor(deps, session.account)))
      return redirectTo(visit, toPageUrl('Security', visit.flowParams, { saved: 'required' }));
    return handlers[name](deps, visit, form, session);
  };
};

/** `/userdemographics` (§7.2): the session's own data. `email`: the value of the `useremail` cookie or the address. */
const createDemographicsHandler =
  (deps: StoreDeps): Handler =>
  async (request) => {
    const session = await findRequestSession(deps, request);
    if (!session) return privateJson(401, { error: 'Sign in to see your own data.' });
    const email = new URL(request.url).searchParams.get('email')?.trim().toLowerCase();
    if (!isOwnReference(email, session)) return privateJson(403, { error: 'This data belongs to another account.' });
    const { account } = session;
    const newsletters = await listChosenNewsletters(deps.db, account.id);
    const { firstName, lastName, title, firmName, countryCode } = account;
    return privateJson(200, {
      UserDemographics: {
        ProfileCompletionRatioPercent: getProfileCompletionPercent(account, newsletters.length),
        FirstName: firstName,
        LastName: lastName,
        JobTitle: title,
        CompanyName: firmName,
        CountryCode: countryCode,
      },
    });
  };

/** Creates the routes of the store pages, the session check and user demographics. */
export const registrationRoutes = (deps: StoreDeps): Route[] => [
  { path: '/Registration/JsonWebService.svc/GetBasicUserInfo', methods: ['GET'], handle: createUserInfoHandler(deps) },
  { path: '/userdemographics', methods: ['GET'], handle: createDemographicsHandler(deps) },
  ...passkeyRoutes(deps),
  { path: '/Registration/*', methods: ['GET', 'HEAD', 'POST'], handle: createPageHandler(deps) },
];

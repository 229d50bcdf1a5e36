import { userOf, sessionOf } from '../accounts/visitor.ts';
import { profileCompletion } from '../accounts/accounts.ts';
import { isOwnReference } from '../accounts/cookies.ts';
import { chosenNewsletters } from '../accounts/newsletters.ts';
import type { Handler } from '../server/http.ts';
import type { Route } from '../server/router.ts';
import { type Page, pages } from './carried.ts';
import { readForm } from './form.ts';
import { accountPage } from './handlers/account.ts';
import { confirmPage } from './handlers/confirm.ts';
import { newslettersPage } from './handlers/newsletters.ts';
import { forgotPage, resetPage } from './handlers/passwords.ts';
import { registerPage } from './handlers/register.ts';
import { signInPage } from './handlers/signIn.ts';
import { signOutPage } from './handlers/signOut.ts';
import type { PageHandler, StoreTools } from './tools.ts';
import { pageResponse, privateHeaders } from './views/layout.ts';
import { messageView } from './views/register.ts';
import { tellOfStrangers } from './strangers.ts';
import { isForeign, visitOf } from './visit.ts';

const handlers: Readonly<Record<Page, PageHandler>> = {
  Login: signInPage,
  default: registerPage,
  MyAccount: accountPage,
  Newsletters: newslettersPage,
  Logout: signOutPage,
  ForgotPassword: forgotPage,
  ResetPassword: resetPage,
  Confirm: confirmPage,
};

const byName = new Map<string, Page>(pages.map((page) => [`/registration/${page.toLowerCase()}.aspx`, page]));

const json = (status: number, body: unknown): Response => Response.json(body, { status, headers: privateHeaders });

/** SPEC §7.2: object with status and data; status 200 marks the user logged in. */
const basicUserInfo =
  ({ db, clock }: StoreTools): Handler =>
  async (request) => {
    const session = await sessionOf(db, request, clock());
    if (!session) return json(401, { status: 401, data: null, message: 'The user is not logged in.' });
    const user = await userOf(db, session.account);
    return json(200, {
      status: 200,
      data: {
        ...user,
        demographics: { UserDemographics: { ProfileCompletionRatioPercent: user.profileCompletionRatio } },
      },
    });
  };

const page = (tools: StoreTools): Handler => {
  const noteOrigin = tellOfStrangers(tools);
  return async (request, client) => {
    const url = new URL(request.url);
    const name = byName.get(url.pathname.toLowerCase().replace(/\/$/, ''));
    noteOrigin(request);
    const form = await readForm(request);
    const visit = visitOf(request, client, form ?? new URLSearchParams(), tools);
    const home = { title: 'Home page', url: '/' };
    if (name === undefined)
      return pageResponse(
        visit,
        'out',
        messageView(visit, 'This page could not be found', 'The store has no page at this address.', home),
        404,
      );
    if (request.method === 'POST' && isForeign(request)) {
      tools.securityEvent({ event: 'foreign-form-refused', reason: 'other-origin' }, client);
      return pageResponse(
        visit,
        'out',
        messageView(
          visit,
          'Your form was not taken',
          'It was sent from a page of another site. Open the page here and send it again.',
          home,
        ),
        403,
      );
    }
    if (!form)
      return pageResponse(
        visit,
        'out',
        messageView(
          visit,
          'Your form was not taken',
          'It is too long, or no form at all. Go back: your browser still has what you wrote.',
          home,
        ),
        413,
      );
    return handlers[name](tools, visit, form, await sessionOf(tools.db, request, tools.clock()));
  };
};

/** SPEC §7.2: the session's own data. `email` is the value of the `useremail` cookie, or the address itself. */
const demographics =
  ({ db, clock }: StoreTools): Handler =>
  async (request) => {
    const session = await sessionOf(db, request, clock());
    if (!session) return json(401, { error: 'Sign in to see your own data.' });
    const email = new URL(request.url).searchParams.get('email')?.trim().toLowerCase();
    if (!isOwnReference(email, session)) return json(403, { error: 'These are not your data.' });
    const { account } = session;
    const newsletters = await chosenNewsletters(db, account.id);
    const { firstName, lastName, title, firmName, countryCode } = account;
    return json(200, {
      UserDemographics: {
        ProfileCompletionRatioPercent: profileCompletion(account, newsletters.length),
        FirstName: firstName,
        LastName: lastName,
        JobTitle: title,
        CompanyName: firmName,
        CountryCode: countryCode,
      },
    });
  };

/** The registration service and store, and the session check. */
export const registrationRoutes = (tools: StoreTools): Route[] => [
  { path: '/Registration/JsonWebService.svc/GetBasicUserInfo', methods: ['GET'], handle: basicUserInfo(tools) },
  { path: '/userdemographics', methods: ['GET'], handle: demographics(tools) },
  { path: '/Registration/*', methods: ['GET', 'HEAD', 'POST'], handle: page(tools) },
];

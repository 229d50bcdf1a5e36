import { signIn } from '../../accounts/signIn.ts';
import { cookieNames, readServiceCookie } from '../../accounts/cookies.ts';
import { redirectTo, signInAndRedirect, formatWait } from '../responses.ts';
import { toPageUrl } from '../flowParams.ts';
import { getEmailIssue, toFieldErrors, readLine, readSecret } from '../form.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { pageResponse } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';

/** Messages of a failed sign-in. */
export const signInMessages = {
  wrong:
    'The email address or the password is not right. If you have just registered, first open the link that we emailed you.',
  throttled: (seconds: number) =>
    `There were too many attempts. Wait ${formatWait(seconds)} and try again. The account is not locked: a browser that has signed in to it before gets in, and so does a link by email (below).`,
} as const;

/** `/Registration/Login.aspx` (SPEC §7.2). */
export const signInPage: PageHandler = async (deps, visit, form, session) => {
  const home = visit.flowParams.returnUrl ?? '/';
  if (!isPost(visit))
    return session
      ? redirectTo(visit, visit.flowParams.returnUrl ?? toPageUrl('MyAccount', visit.flowParams))
      : pageResponse(visit, 'out', signInView(visit));
  const email = readLine(form, 'email');
  const password = readSecret(form, 'password');
  const remember = form.get('remember') === 'yes';
  const errors = toFieldErrors({
    email: getEmailIssue(email),
    password: password === '' ? 'Enter your password' : undefined,
  });
  if (Object.keys(errors).length > 0)
    return pageResponse(visit, 'out', signInView(visit, { email, remember, errors }), 422);
  const result = await signIn(
    deps.db,
    { email, password, client: visit.client, device: readServiceCookie(visit.request, cookieNames.device) },
    deps.clock(),
    deps.passwordCost,
  );
  switch (result.kind) {
    case 'signed-in':
      return signInAndRedirect(deps, visit, result.account, {
        kind: remember ? 'remembered' : 'browser',
        previousSession: session,
        to: home,
      });
    case 'wrong':
      deps.securityEvent({ event: 'sign-in-failed', reason: 'wrong-credentials' }, visit.client);
      return pageResponse(visit, 'out', signInView(visit, { email, remember, problem: signInMessages.wrong }), 401);
    case 'throttled':
      deps.securityEvent({ event: 'account-locked-out', reason: result.lockOut }, visit.client);
      return pageResponse(
        visit,
        'out',
        signInView(visit, { email, remember, problem: signInMessages.throttled(result.retryAfterSeconds) }),
        429,
        { 'retry-after': String(result.retryAfterSeconds) },
      );
    default:
      return result satisfies never;
  }
};

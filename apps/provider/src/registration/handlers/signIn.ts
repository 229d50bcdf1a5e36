import { signIn } from '../../accounts/signIn.ts';
import { cookieNames, readServiceCookie } from '../../accounts/cookies.ts';
import { sendOn, signInAndGoOn, waitWords } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line, secret } from '../form.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';

export const signInMessages = {
  wrong:
    'The email address or the password is not right. If you have just registered, first open the link that we emailed you.',
  throttled: (seconds: number) =>
    `There were too many attempts. Wait ${waitWords(seconds)} and try again. The account is not locked: a browser that has signed in to it before gets in, and so does a link by email (below).`,
} as const;

/** `/Registration/Login.aspx` (SPEC §7.2). */
export const signInPage: PageHandler = async (tools, visit, form, session) => {
  const home = visit.carried.returnUrl ?? '/';
  if (!isPost(visit))
    return session
      ? sendOn(visit, visit.carried.returnUrl ?? pageLink('MyAccount', visit.carried))
      : pageResponse(visit, 'out', signInView(visit));
  const email = line(form, 'email');
  const password = secret(form, 'password');
  const remember = form.get('remember') === 'yes';
  const faults = faultsOf({ email: emailFault(email), password: password === '' ? 'Enter your password' : undefined });
  if (Object.keys(faults).length > 0)
    return pageResponse(visit, 'out', signInView(visit, { email, remember, faults }), 422);
  const result = await signIn(
    tools.db,
    { email, password, client: visit.client, device: readServiceCookie(visit.request, cookieNames.device) },
    tools.clock(),
    tools.passwordCost,
  );
  switch (result.kind) {
    case 'signed-in':
      return signInAndGoOn(tools, visit, result.account, {
        kind: remember ? 'remembered' : 'browser',
        former: session,
        to: home,
      });
    case 'wrong':
      tools.securityEvent({ event: 'sign-in-failed', reason: 'wrong-credentials' }, visit.client);
      return pageResponse(visit, 'out', signInView(visit, { email, remember, problem: signInMessages.wrong }), 401);
    case 'throttled':
      tools.securityEvent({ event: 'account-locked-out', reason: result.lockOut }, visit.client);
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

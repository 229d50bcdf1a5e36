import { signIn } from '../../accounts/signIn.ts';
import { cookieNames, readCookie } from '../../accounts/cookies.ts';
import { sendOn, signInAndGoOn, waitWords } from '../answers.ts';
import { pageLink } from '../carried.ts';
import { emailFault, faultsOf, line, secret } from '../form.ts';
import { isPost, type PageHandler } from '../tools.ts';
import { pageResponse } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';

export const signInMessages = {
  wrong: 'The e-mail address or the password is not right. If you have just registered, first open the link that we mailed you.',
  throttled: (seconds: number) =>
    `There were too many attempts. Wait ${waitWords(seconds)} and try again. The account is not locked: a browser that has signed in to it before gets in, and so does a link by e-mail (below).`,
} as const;

/** `/Registration/Login.aspx` (SPEC §7.2). */
export const signInPage: PageHandler = async (tools, visit, form, session) => {
  const home = visit.carried.returnUrl ?? '/';
  if (!isPost(visit)) return session ? sendOn(visit, visit.carried.returnUrl ?? pageLink('MyAccount', visit.carried)) : pageResponse(visit, 'out', signInView(visit));
  const email = line(form, 'email');
  const password = secret(form, 'password');
  const faults = faultsOf({ email: emailFault(email), password: password === '' ? 'Enter your password' : undefined });
  if (Object.keys(faults).length > 0) return pageResponse(visit, 'out', signInView(visit, { email, faults }), 422);
  const result = await signIn(tools.db, { email, password, client: visit.client, device: readCookie(visit.request, cookieNames.device) }, tools.clock());
  switch (result.kind) {
    case 'signed-in':
      return signInAndGoOn(tools, visit, result.account, session, home);
    case 'wrong':
      return pageResponse(visit, 'out', signInView(visit, { email, problem: signInMessages.wrong }), 401);
    case 'throttled':
      return pageResponse(visit, 'out', signInView(visit, { email, problem: signInMessages.throttled(result.retryAfterSeconds) }), 429, { 'retry-after': String(result.retryAfterSeconds) });
    default:
      return result satisfies never;
  }
};

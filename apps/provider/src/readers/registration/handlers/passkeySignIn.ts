import { getTexts } from '@masthead/texts/languages';
import { findAccountById } from '../../accounts/accounts.ts';
import { consumeChallenge } from '../../accounts/challenges.ts';
import { cookieNames, expiredPasskeyCookie, expiredStepCookie, readServiceCookie } from '../../accounts/cookies.ts';
import { verifyPasskey } from '../../accounts/passkeys.ts';
import type { PageHandler } from '../deps.ts';
import { getNextUrl } from '../flowParams.ts';
import { getContact } from '../mails.ts';
import { signInAndRedirect } from '../responses.ts';
import { pageResponse } from '../views/layout.ts';
import { signInView } from '../views/signIn.ts';

/** Signs in by passkey. Its device has verified the reader, so it counts as both factors (ASVS 5.0, 6.3.3). */
export const signInByPasskey: PageHandler = async (deps, visit, form, session) => {
  const { db, clock, securityEvent } = deps;
  const now = clock();
  const { accountSecurity, storeMessages } = getTexts(visit.brand.language);
  const token = readServiceCookie(visit.request, cookieNames.passkey) ?? '';
  const challenge = await consumeChallenge(db, 'passkey-sign-in', token, now);
  const result = challenge
    ? await verifyPasskey(
        db,
        { origin: visit.origin, name: visit.brand.name },
        { json: form.get('passkey') ?? '', token },
        now,
      )
    : ({ kind: 'expired' } as const);
  if (result.kind !== 'right') {
    securityEvent({ event: 'sign-in-failed', reason: 'passkey' }, visit.client);
    return pageResponse(
      visit,
      'out',
      signInView(visit, { problem: accountSecurity.passkeyErrorTexts[result.kind] }),
      401,
    );
  }
  const account = await findAccountById(db, result.accountId);
  if (!account || account.disabledAt !== null) {
    securityEvent({ event: 'sign-in-failed', reason: 'disabled-account' }, visit.client);
    const problem = storeMessages.storeErrorTexts.accountDisabled(getContact(visit));
    return pageResponse(visit, 'out', signInView(visit, { problem }), 403);
  }
  return signInAndRedirect(deps, visit, account, {
    by: 'passkey',
    kind: form.get('remember') === 'yes' ? 'remembered' : 'browser',
    previousSession: session,
    to: getNextUrl(visit.flowParams, '/'),
    cookies: [expiredPasskeyCookie, expiredStepCookie],
  });
};

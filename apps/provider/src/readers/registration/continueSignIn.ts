import type { Account } from '../accounts/accounts.ts';
import { challengeLifetimeMs, createChallenge } from '../accounts/challenges.ts';
import { cookieNames } from '../accounts/cookies.ts';
import { hasSecondFactor, loadFactors } from '../accounts/secondFactor.ts';
import type { StoreDeps } from './deps.ts';
import { toPageUrl } from './flowParams.ts';
import { redirectTo, signInAndRedirect, type SignInOptions } from './responses.ts';
import type { Visit } from './visit.ts';

/** Signs in after the first factor, or asks for the second one if the account has one. */
export const continueSignIn = async (
  deps: StoreDeps,
  visit: Visit,
  account: Account,
  options: SignInOptions,
): Promise<Response> => {
  const { db, clock } = deps;
  if (!hasSecondFactor(await loadFactors(db, account.id))) return signInAndRedirect(deps, visit, account, options);
  const now = clock();
  const value = await createChallenge(
    db,
    { accountId: account.id, purpose: 'second-step', sessionKind: options.kind },
    now,
  );
  return redirectTo(visit, toPageUrl('SecondStep', visit.flowParams), [
    ...(options.cookies ?? []),
    { name: cookieNames.step, value, expiresAt: new Date(now.getTime() + challengeLifetimeMs), readableBy: 'service' },
  ]);
};

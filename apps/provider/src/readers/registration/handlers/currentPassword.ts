import { getTexts } from '@masthead/texts/languages';
import { cookieNames, readServiceCookie } from '../../accounts/cookies.ts';
import type { Session } from '../../accounts/sessions.ts';
import { signIn } from '../../accounts/signIn.ts';
import type { StoreDeps } from '../deps.ts';
import { readSecret } from '../form.ts';
import type { Visit } from '../visit.ts';

/** The status of a form that was not accepted. */
export type Refusal = { status: number; headers?: Record<string, string> };

/** Checks the current password: undefined if it is right. Failed attempts count like failed sign-ins. */
export const checkCurrentPassword = async (
  { db, clock, passwordCost, securityEvent }: StoreDeps,
  visit: Visit,
  form: URLSearchParams,
  { account }: Session,
): Promise<(Refusal & { error: string }) | undefined> => {
  const { storeErrorTexts: texts, toWaitText } = getTexts(visit.brand.language).storeMessages;
  const current = readSecret(form, 'current');
  if (current === '') return { error: texts.currentPassword, status: 422 };
  const result = await signIn(
    db,
    {
      email: account.email,
      password: current,
      client: visit.client,
      device: readServiceCookie(visit.request, cookieNames.device),
    },
    clock(),
    passwordCost,
  );
  switch (result.kind) {
    case 'signed-in':
      return undefined;
    case 'disabled':
    case 'wrong':
      securityEvent({ event: 'sign-in-failed', reason: 'wrong-current-password' }, visit.client);
      return { error: texts.wrongPassword, status: 422 };
    case 'throttled':
      securityEvent({ event: 'account-locked-out', reason: result.lockOut }, visit.client);
      return {
        error: texts.tooManyAttemptsInAccount(toWaitText(result.retryAfterSeconds)),
        status: 429,
        headers: { 'retry-after': String(result.retryAfterSeconds) },
      };
    default:
      return result satisfies never;
  }
};

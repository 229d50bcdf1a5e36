import { getTexts } from '@masthead/texts/languages';
import { getContextWords } from '../../content/publications/brands.ts';
import { getPasswordIssue } from '../accounts/passwordRules.ts';
import type { StoreDeps } from './deps.ts';
import type { Visit } from './visit.ts';

/** Returns a message for the reader when a new password is not allowed or is in a list of breached ones. */
export const checkNewPassword = async (
  { isBreached }: StoreDeps,
  { brand }: Visit,
  password: string,
  email: string,
): Promise<string | undefined> => {
  const issue = getPasswordIssue(password, email, getContextWords(brand), brand.language);
  if (issue) return issue;
  return (await isBreached(password)) ? getTexts(brand.language).storeMessages.passwordTexts.breached : undefined;
};

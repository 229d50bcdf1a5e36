import { getTexts } from '@masthead/texts/languages';
import { getContextWords } from '../../content/publications/brands.ts';
import type { StoreDeps } from './deps.ts';
import type { Visit } from './visit.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** In Unicode code points. */
const passwordLength = { min: 8, max: 128 } as const;

/** Common passwords of six or more characters, in lower case, one per line. */
const commonPasswords: ReadonlySet<string> = new Set(
  readFileSync(path.join(import.meta.dirname, 'commonPasswords.txt'), 'utf8')
    .split('\n')
    .filter(Boolean),
);

const normalizeText = (text: string): string => text.normalize('NFKC').toLowerCase();

/** A capital letter, a year or punctuation at the end does not make a common password uncommon. */
const isCommon = (password: string): boolean =>
  commonPasswords.has(password) || commonPasswords.has(password.replace(/[\d!?.*#$@_-]{1,4}$/, ''));

/** A text without its punctuation, and without the number at its end unless it is only a number. */
const toBareText = (text: string): string => {
  const bare = text.replace(/[^\p{L}\p{N}]/gu, '');
  return bare.replace(/(?<!\d)\d+$/, '') || bare;
};

const isLikeEmail = (password: string, email: string): boolean => {
  const address = normalizeText(email.trim());
  const [name = ''] = address.split('@');
  return password === address || (name.length >= 4 && toBareText(password) === toBareText(name));
};

const toLetters = (text: string): string => normalizeText(text).replace(/[^\p{L}]/gu, '');

/** Attackers guess names of the publication early, with digits and punctuation around them (ASVS 5.0, 6.2.11). */
const isContextWord = (password: string, words: readonly string[]): boolean =>
  words.some((word) => toLetters(word) !== '' && toLetters(word) === toLetters(password));

/** Returns a message for the reader when a password is not allowed, or undefined. `words` are names of the publication. */
export const getPasswordIssue = (
  password: string,
  email: string,
  words: readonly string[] = [],
  language = 'en',
): string | undefined => {
  const texts = getTexts(language).storeMessages.passwordTexts;
  const characters = [...password].length;
  const text = normalizeText(password);
  if (characters === 0) return texts.enter;
  if (characters < passwordLength.min) return texts.tooShort(passwordLength.min);
  if (characters > passwordLength.max) return texts.tooLong(passwordLength.max);
  if (isLikeEmail(text, email)) return texts.isEmail;
  if (new Set(text).size < 4) return texts.tooUniform;
  if (isContextWord(password, words)) return texts.isPublication;
  if (isCommon(text)) return texts.tooCommon;
  return undefined;
};

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

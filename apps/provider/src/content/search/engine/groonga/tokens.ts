import { anyWord, type Word } from '../wordQuery.ts';

/** The token of a position without an indexed word. Other tokens begin with the number of their site. */
export const gapToken = '_';

/** Groonga's limit of a key is 4,096 bytes. */
const maxTokenLength = 250;

const encode = (character: string): string => `_${character.codePointAt(0)?.toString(16)}_`;

/**
 * Converts a word to a token of letters, digits and underscores, which has no meaning in Groonga's syntax. Each site
 * has tokens of its own, so a search reads no other site's articles.
 */
const toToken = (siteId: number, word: Word): string =>
  word === anyWord
    ? gapToken
    : `${siteId}_${word.replaceAll(/[^\p{L}\p{N}]/gu, encode)}`.slice(0, maxTokenLength).toWellFormed();

/** Converts words of an article to a text for the tokenizer `TokenDelimit`. */
export const toTokens = (siteId: number, words: readonly Word[]): string =>
  words.map((word) => toToken(siteId, word)).join(' ');

import { anyWord, type Word } from '../wordQuery.ts';

/** The token of a position without an indexed word. Other tokens with an underscore have two. */
export const gapToken = '_';

/** Groonga's limit of a key is 4,096 bytes. */
const maxTokenLength = 250;

const encode = (character: string): string => `_${character.codePointAt(0)?.toString(16)}_`;

/** Converts a word to a token of letters, digits and underscores, which has no meaning in Groonga's syntax. */
const toToken = (word: Word): string =>
  word === anyWord
    ? gapToken
    : word
        .replaceAll(/[^\p{L}\p{N}]/gu, encode)
        .slice(0, maxTokenLength)
        .toWellFormed();

/** Converts words to a text for the tokenizer `TokenDelimit`. */
export const toTokens = (words: readonly Word[]): string => words.map(toToken).join(' ');

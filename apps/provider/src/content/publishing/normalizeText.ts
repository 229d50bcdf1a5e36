import { removeForbiddenCharacters } from '@masthead/content-rules/html';

/** Normalizes every text of an input, also the names of fields: Unicode NFC, without the characters that XML forbids. */
export const normalizeText = (input: unknown): unknown => {
  if (typeof input === 'string') return removeForbiddenCharacters(input.normalize('NFC'));
  if (Array.isArray(input)) return input.map(normalizeText);
  if (typeof input !== 'object' || input === null) return input;
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [
      removeForbiddenCharacters(name.normalize('NFC')),
      normalizeText(value),
    ]),
  );
};

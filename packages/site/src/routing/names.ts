const hex = '[0-9A-Fa-f]';
const continuationByte = `%[89ABab]${hex}`;

/** Percent-encoded characters as browsers write them. Malformed UTF-8 is excluded, because Next cannot decode it. */
const encodedCharacters: readonly string[] = [
  '%2[126-9Cc]', // ! " & ' ( ) ,
  `%[Cc][2-9A-Fa-f]${continuationByte}`,
  `%[Dd]${hex}${continuationByte}`,
  `%[Ee]0%[ABab]${hex}${continuationByte}`,
  `%[Ee][1-9A-Ca-cEeFf]${continuationByte}${continuationByte}`,
  `%[Ee][Dd]%[89]${hex}${continuationByte}`,
  `%[Ff]0%[9ABab]${hex}${continuationByte}${continuationByte}`,
];

/** Characters without encoding: word characters, punctuation of names (brackets by code), other letters. */
const plainCharacter = "[\\w'!*~.,&\\x28\\x29\\u0080-\\uFFFF-]";

/** A path segment of a name (§2.1): `o'brien`, `j.-ortiz`. No slash, literal percent sign or leading dot. */
export const namePattern = `(?!\\.)(?:${[plainCharacter, ...encodedCharacters].join('|')})+`;

/** Decodes a path segment. A segment that cannot be decoded is returned unchanged; loaders return not found for it. */
export const decodeSegment = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const maxNameLength = 160;

/** Whether a segment can be a name: no control characters, slash or leading dot, at most 160 characters. */
export const isNameSegment = (value: string): boolean =>
  value.length <= maxNameLength && /^(?!\.)[^\p{Cc}/\\]+$/u.test(value);

const hex = '[0-9A-Fa-f]';
/** A byte that goes on with a character. */
const continuationByte = `%[89ABab]${hex}`;

/** How browsers write what an address cannot hold as it is. What is not well-formed UTF-8 is left out: Next cannot decode it. */
const encodedCharacters: readonly string[] = [
  '%2[126-9Cc]', // ! " & ' ( ) ,
  `%[Cc][2-9A-Fa-f]${continuationByte}`,
  `%[Dd]${hex}${continuationByte}`,
  `%[Ee]0%[ABab]${hex}${continuationByte}`,
  `%[Ee][1-9A-Ca-cEeFf]${continuationByte}${continuationByte}`,
  `%[Ee][Dd]%[89]${hex}${continuationByte}`,
  `%[Ff]0%[9ABab]${hex}${continuationByte}${continuationByte}`,
];

/** As it is: word characters, the marks that stand in names (the brackets by their codes), letters beyond ASCII. */
const plainCharacter = "[\\w'!*~.,&\\x28\\x29\\u0080-\\uFFFF-]";

/**
 * The rule of a parameter that is made from a person's name (SPEC §2.1): `o'brien`, `j.-ortiz`, `se%C3%A1n-doyle`.
 * No slash, no percent sign of its own, no dot in front: what these would name is no person.
 */
export const namePattern = `(?!\\.)(?:${[plainCharacter, ...encodedCharacters].join('|')})+`;

/** One segment of an address in clear; what does not decode stays as it is, and no loader finds it. */
export const decodeSegment = (value: string): string => {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
};

const maxNameLength = 160;

/** A name as an address holds it, decoded: no control characters, no slash, no dot in front. */
export const isNameSegment = (value: string): boolean =>
  value.length <= maxNameLength && /^(?!\.)[^\p{Cc}/\\]+$/u.test(value);

/** The letters in the signed-in avatar; a name that is missing leaves none in its place. */
export const initialsOf = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase('en-US');

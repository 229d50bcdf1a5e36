/**
 * JSON that can stand in a script element: no text in it, whatever an author typed, can end the element or open a comment.
 * The two line separators are valid in JSON and not in scripts of old parsers.
 */
export const toJsonLd = (data: object): string =>
  JSON.stringify(data).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

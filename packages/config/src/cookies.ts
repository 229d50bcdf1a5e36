/**
 * Reads a cookie from `document.cookie` or a Cookie header; undefined when it is missing or empty. `name` becomes part
 * of a regular expression and must not contain its special characters.
 */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value; // Set by other code without percent-encoding.
  }
};

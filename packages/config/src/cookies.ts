/**
 * Reads a cookie from `document.cookie` or a Cookie header; undefined when it is missing or empty. `name` must not contain
 * characters of regular expressions.
 */
export const readCookie = (cookies: string, name: string): string | undefined => {
  const value = new RegExp(`(?:^|; ?)${name}=([^;]+)`).exec(cookies)?.[1];
  try {
    return value && decodeURIComponent(value);
  } catch {
    return value; // Set by other code without percent-encoding.
  }
};

/**
 * Parses JSON of a client. Undefined for invalid JSON: a schema rejects it with a message that describes what to send.
 */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

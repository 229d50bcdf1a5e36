/** Decodes percent-encoding. Undefined if it is invalid. */
export const decodePercents = (text: string): string | undefined => {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
};

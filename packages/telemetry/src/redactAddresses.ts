const delimiters = '\\s"\'<>,;:(){}[\\]\\\\/=';
const wordPattern = new RegExp(`[^${delimiters}]+`, 'g');
const delimiterPattern = new RegExp(`[${delimiters}]`);
const atSignPattern = /@|%(?:25)*40/;
const topLevelDomainPattern = /\.[A-Za-z]{2}/;

/** Whether a part of a word holds a local part, an at sign (perhaps percent-encoded) and a domain. */
const hasAddress = (part: string, isFirst: boolean): boolean => {
  // An at sign at the start of the word has no local part before it.
  const from = isFirst ? 1 : 0;
  const position = part.slice(from).search(atSignPattern);
  return position >= 0 && topLevelDomainPattern.test(part.slice(from + position));
};

/** Characters before an address may belong to its local part, so everything up to the last address is replaced. */
const redactWord = (word: string): string => {
  if (!atSignPattern.test(word)) return word;
  const parts = word.split(/(?=[&?])/);
  const last = parts.findLastIndex((part, index) => hasAddress(part, index === 0));
  return last < 0 ? word : `[address]${parts.slice(last + 1).join('')}`;
};

/**
 * Replaces email addresses in a text, in time linear in its length: each word is read a fixed number of times, and no
 * pattern has two quantifiers that match the same character.
 */
export const redactAddresses = (line: string): string => line.replace(wordPattern, redactWord);

/** Truncates a value for the log at a delimiter, so that no half of an address remains that redaction would miss. */
export const truncate = (text: string, maxLength: number): string => {
  if (text.length <= maxLength) return text;
  let end = maxLength;
  while (end > 0 && !delimiterPattern.test(text.charAt(end - 1))) end -= 1;
  return `${text.slice(0, end)}… (${text.length} characters)`;
};

/** Endings by which "example dot com" and "example . com" are recognized, without those that are common words. */
const spelledTopLevelDomains = new Set([
  'com',
  'net',
  'org',
  'edu',
  'gov',
  'info',
  'biz',
  'io',
  'co',
  'uk',
  'de',
  'fr',
  'eu',
  'ru',
  'cn',
  'xyz',
  'icu',
  'ly',
  'tk',
  'cf',
  'ml',
  'app',
  'dev',
]);

/** Characters that look like a dot. NFKC already normalized others, such as U+FF0E. */
const dotLikePattern = /[·•∙⋅‧・ꓸ۔]/gu;
/** The ideographic full stop ends sentences, but between Latin letters browsers read it as the dot of a domain. */
const ideographicDotPattern = /(?<=[a-z0-9-])。|。(?=[a-z])/gu;
const bracketedDotPattern = /[[({<](?:\.|dot)[\])}>]/gu;

/** Patterns of links. No pattern nests quantifiers, so matching takes linear time. */
const linkPatterns: readonly RegExp[] = [
  // `\\\\` starts a network share: a mail program that opens it sends the reader's Windows credentials.
  /\/\/|\\\\|:\\/u,
  /\b(?:h(?:tt|xx)ps?|ftps?|wss?|javascript|vbscript|data|mailto|tel|sms|file|blob|intent|callto|skype|whatsapp):\S/u,
  /\bwww\b/u,
  /[^\s@]@[^\s@]/u,
  // A domain with any top-level domain in any script or in Punycode.
  /[\p{L}\p{N}\p{M}_-]\.(?:xn--|[\p{L}\p{M}]{2})/u,
  /\d\.\d{1,3}\.\d{1,3}\.\d/u,
  /[0-9a-f]{0,4}:[0-9a-f]{0,4}:[0-9a-f]{0,4}:/u,
];

const isLink = (word: string): boolean => {
  const plain = word
    .toLowerCase()
    .replace(bracketedDotPattern, '.')
    .replace(dotLikePattern, '.')
    .replace(ideographicDotPattern, '.');
  return linkPatterns.some((pattern) => pattern.test(plain));
};

/** Returns a word in lower case without brackets and punctuation. */
const toBareWord = (word = ''): string => word.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
const isDot = (word: string): boolean => ['.', 'dot'].includes(toBareWord(word));
const isTopLevelDomain = (word = ''): boolean =>
  spelledTopLevelDomains.has(/[\p{L}\p{N}]+/u.exec(word.toLowerCase())?.[0] ?? '');

/** Counts the words from `at` on that spell a domain: "example dot com", "example .com", "example. com". */
const countSpelledWords = (words: readonly string[], at: number): number => {
  const [word = '', second = '', third] = words.slice(at, at + 3);
  if (!/[\p{L}\p{N}]/u.test(word)) return 0;
  if (isDot(second) && isTopLevelDomain(third)) return 3;
  const isSplit = toBareWord(word).endsWith('.') !== toBareWord(second).startsWith('.');
  return isSplit && isTopLevelDomain(second) ? 2 : 0;
};

/** Replaces the links of a line and normalizes its spaces. */
const stripLine = (line: string, removedLink: string): string => {
  const words = line.split(/\s/u).filter(Boolean);
  const result: string[] = [];
  for (let at = 0; at < words.length;) {
    const spelled = countSpelledWords(words, at);
    const isRemoved = spelled > 0 || isLink(words[at] ?? '');
    const next = isRemoved ? removedLink : (words[at] ?? '');
    if (!isRemoved || result.at(-1) !== removedLink) result.push(next);
    at += Math.max(1, spelled);
  }
  return result.join(' ');
};

/** Valid only between the parts of one emoji. */
const zeroWidthJoiner = '\u200D';
const isPictograph = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}]/u.test(character);
/** Whether a character is a control, format (zero-width, bidirectional, tag) or filler character. */
const isInvisible = (character: string): boolean => /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]/u.test(character);

const stripInvisible = (text: string): string => {
  const characters = [...text];
  return characters
    .filter((character, index) => {
      if (character === '\n') return true;
      const isPartOfEmoji =
        isPictograph(characters[index - 1]) &&
        (character === '\u{FE0F}' || (character === zeroWidthJoiner && isPictograph(characters[index + 1])));
      return isPartOfEmoji || !isInvisible(character);
    })
    .join('');
};

/**
 * Sanitizes untrusted text for a mail: replaces links, domains, addresses and whatever a mail program may turn into a
 * link by `removedLink`, also in obfuscated spellings, and removes invisible and bidirectional characters. Takes linear
 * time. A word like "Inc.and" is removed too, since mail programs link it.
 */
export const stripLinks = (text: string, removedLink: string): string => {
  // NFKC turns fullwidth letters and dots into plain ones, and may itself produce invisible characters.
  const plain = stripInvisible(text.replace(/[\t\u2028\u2029]/gu, ' ').normalize('NFKC')).normalize('NFKC');
  return plain
    .split('\n')
    .map((line) => stripLine(line, removedLink))
    .join('\n')
    .trim();
};

/** What stands for a link, an address or anything that a mail program may make one of. */
export const removedLink = '[link removed]';

/** Endings by which "example dot com" and "example . com" are recognised; endings that are also common words are left out. */
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

/** Characters that look like a dot. NFKC has turned the others, such as U+FF0E, into one of these. */
const dotLikePattern = /[·•∙⋅‧・ꓸ۔]/gu;
/** The full stop of Chinese and Japanese ends sentences; beside Latin letters a browser reads it as the dot of a domain. */
const ideographicDotPattern = /(?<=[a-z0-9-])。|。(?=[a-z])/gu;
const bracketedDotPattern = /[[({<](?:\.|dot)[\])}>]/gu;

/** None of these repeats a repetition: each takes time in proportion to the text. */
const linkPatterns: readonly RegExp[] = [
  // The second is a path of a network share: a mail program that opens one sends the reader's Windows credentials.
  /\/\/|\\\\|:\\/u,
  /\b(?:h(?:tt|xx)ps?|ftps?|wss?|javascript|vbscript|data|mailto|tel|sms|file|blob|intent|callto|skype|whatsapp):\S/u,
  /\bwww\b/u,
  /[^\s@]@[^\s@]/u,
  // A domain of any ending in any script, and an ending in Punycode.
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

/** A word without the brackets and marks around it. */
const toBareWord = (word = ''): string => word.toLowerCase().replace(/[^\p{L}\p{N}.]/gu, '');
const isDot = (word: string): boolean => ['.', 'dot'].includes(toBareWord(word));
const isTopLevelDomain = (word = ''): boolean =>
  spelledTopLevelDomains.has(/[\p{L}\p{N}]+/u.exec(word.toLowerCase())?.[0] ?? '');

/** How many words from this one on spell a domain: "example dot com", "example .com", "example. com". */
const countSpelledWords = (words: readonly string[], at: number): number => {
  const [word = '', second = '', third] = words.slice(at, at + 3);
  if (!/[\p{L}\p{N}]/u.test(word)) return 0;
  if (isDot(second) && isTopLevelDomain(third)) return 3;
  const isSplit = toBareWord(word).endsWith('.') !== toBareWord(second).startsWith('.');
  return isSplit && isTopLevelDomain(second) ? 2 : 0;
};

/** One line with every link replaced, and spaces between its words. */
const stripLine = (line: string): string => {
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

/** Joins the parts of one emoji; anywhere else it is invisible. */
const zeroWidthJoiner = '\u200D';
const isPictograph = (character: string | undefined): boolean =>
  character !== undefined && /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{FE0F}]/u.test(character);
/** Control and format characters: zero-width ones, marks that reverse the order of what follows, tags. Also fillers that show as nothing. */
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
 * Plain words of a stranger for a mail in a publication's name: no links, domains, addresses or characters that hide or
 * reverse something, however they are spelled. Takes linear time. A word like "Inc.and" is lost too: a mail program would
 * make a link of it.
 */
export const stripLinks = (text: string): string => {
  // A tab is a space; NFKC turns fullwidth letters and dots into plain ones, and may itself bring such characters.
  const plain = stripInvisible(text.replace(/[\t\u2028\u2029]/gu, ' ').normalize('NFKC')).normalize('NFKC');
  return plain.split('\n').map(stripLine).join('\n').trim();
};

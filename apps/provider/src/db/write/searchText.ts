import { fold } from '@masthead/content-rules/fold';

/** A text search configuration of PostgreSQL. */
export type SearchConfig = 'english' | 'german' | 'simple';

const configs: ReadonlyMap<string, SearchConfig> = new Map(
  Object.entries<SearchConfig>({ en: 'english', de: 'german' }),
);

/** The text search configuration of a language (BCP 47). Without one there are no stems and stop words. */
export const getSearchConfig = (language: string): SearchConfig =>
  configs.get(language.split('-')[0] ?? '') ?? 'simple';

/** A mark that words do not contain. */
const mark = 'qzq';

/** The endings by which a noun differs from another word of the same stem, and two nouns that differ in another way. */
const endings =
  /(?<=[a-z]{4})(?<!\bfurth)(?=(?:er|or)(?:s|ed|ing)?\b|ality\b)|(?<=\bapart)(?=ments?\b)|(?<=\bconvers)(?=ations?\b)/gi;

/**
 * Separates words that PostgreSQL's English stemmer merges: "officer" has the stem of "office", "apartment" that of
 * "apart". A mark before the ending gives the noun its own stem, while its plural and its verb keep that stem:
 * officers, delivered. Apply it to all text of the index, of queries and of highlights. Texts for other stemmers are
 * unchanged.
 */
export const separateEndings = (text: string, config: SearchConfig): string =>
  config === 'english' ? text.replaceAll(endings, mark) : text;

/** Restores the text of `separateEndings`. */
export const joinEndings = (text: string): string => text.replaceAll(mark, '');

// The lists of PostgreSQL's configurations: `english.stop` and `german.stop`.
const lists: Readonly<Record<SearchConfig, string>> = {
  english: `
    i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself
    it its itself they them their theirs themselves what which who whom this that these those am is are was were be
    been being have has had having do does did doing a an the and but if or because as until while of at by for
    with about against between into through during before after above below to from up down in out on off over
    under again further then once here there when where why how all any both each few more most other some such no
    nor not only own same so than too very s t can will just don should now`,
  german: `
    aber alle allem allen aller alles als also am an ander andere anderem anderen anderer anderes anderm andern
    anderr anders auch auf aus bei bin bis bist da damit dann der den des dem die das daß derselbe derselben
    denselben desselben demselben dieselbe dieselben dasselbe dazu dein deine deinem deinen deiner deines denn
    derer dessen dich dir du dies diese diesem diesen dieser dieses doch dort durch ein eine einem einen einer
    eines einig einige einigem einigen einiger einiges einmal er ihn ihm es etwas euer eure eurem euren eurer eures
    für gegen gewesen hab habe haben hat hatte hatten hier hin hinter ich mich mir ihr ihre ihrem ihren ihrer
    ihres euch im in indem ins ist jede jedem jeden jeder jedes jene jenem jenen jener jenes jetzt kann kein keine
    keinem keinen keiner keines können könnte machen man manche manchem manchen mancher manches mein meine meinem
    meinen meiner meines mit muss musste nach nicht nichts noch nun nur ob oder ohne sehr sein seine seinem seinen
    seiner seines selbst sich sie ihnen sind so solche solchem solchen solcher solches soll sollte sondern sonst
    über um und uns unse unsem unsen unser unses unter viel vom von vor während war waren warst was weg weil
    weiter welche welchem welchen welcher welches wenn werde werden wie wieder will wir wird wirst wo wollen wollte
    würde würden zu zum zur zwar zwischen`,
  simple: '',
};

const readList = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => [fold(word), word]),
  );

/** The stop words of each configuration by their folded form, as PostgreSQL writes them. */
export const stopWords: Readonly<Record<SearchConfig, ReadonlyMap<string, string>>> = {
  english: readList(lists.english),
  german: readList(lists.german),
  simple: new Map(),
};

/** Longer words are no stop words. */
const maxStopWordLength = 12;

/** Increment it when `toIndexText` changes, so that providers write all search vectors again. */
export const searchTextVersion = 2;

/** What may have another form in a search text. Patterns without lookbehind and flags are several times as fast. */
const foldedPattern = /[^\0-\x7F]+|[<>&#/]|\+{1,2}|[Qq][Zz][Qq]/g;

const afterSingleLetter = { before: /(?<![\p{L}\p{M}\p{N}])\p{L}\p{M}*$/u, after: /^(?![\p{L}\p{N}+#])/u };

/** Symbols inside words, and after single letters such as in C++ and A+. */
const symbols: ReadonlyMap<string, { before: RegExp; after: RegExp; form: string }> = new Map(
  Object.entries<{ before: RegExp; after: RegExp; form: string }>({
    // PostgreSQL separates words at `_`, and searches those of `AT_T` as a phrase.
    '&': { before: /[\p{L}\p{M}\p{N}]$/u, after: /^[\p{L}\p{N}]/u, form: '_' },
    // It reads `retail/office` as the name of a file, which is one word.
    '/': { before: /\p{L}\p{M}*$/u, after: /^\p{L}/u, form: '_' },
    '+': { ...afterSingleLetter, form: 'qzplus' },
    '++': { ...afterSingleLetter, form: 'qzplusqzplus' },
    '#': { ...afterSingleLetter, form: 'qzsharp' },
  }),
);

const foldPart = (part: string, position: number, text: string): string => {
  // PostgreSQL reads them as tags.
  if (part === '<' || part === '>') return ' ';
  if (part.toLowerCase() === mark) return 'qzzq';
  const symbol = symbols.get(part);
  if (symbol === undefined) return fold(part);
  const before = text.slice(Math.max(0, position - 4), position);
  const after = text.slice(position + part.length, position + part.length + 2);
  return symbol.before.test(before) && symbol.after.test(after) ? symbol.form : part;
};

/** Folds accents, case and symbols inside words. */
const foldText = (text: string): string => text.replaceAll(foldedPattern, foldPart);

/** Words of a folded text: all letters and digits, and no punctuation. */
const wordPattern = /[0-9A-Za-z\u00C0-\u1FFF\u2C00-\u2DFF\u3040-\uFFFF]+/g;

const findStopWord = (word: string, config: SearchConfig): string | undefined =>
  word.length > maxStopWordLength ? undefined : stopWords[config].get(word.toLowerCase());

const isJoinedBefore = (before: string): boolean => /[\p{L}\p{N}][-_.+/@:]$/u.test(before);
const isJoinedAfter = (after: string): boolean => /^[-_.+/@:][\p{L}\p{N}]/u.test(after);

/** Marks the stop words of a folded text, so that PostgreSQL indexes them. */
const markStopWords = (text: string, config: SearchConfig): string =>
  text.replaceAll(wordPattern, (word) => (findStopWord(word, config) === undefined ? word : `${word}${mark}`));

/** Converts a text for the search index of a language, in which stop words are words like others. */
export const toIndexText = (text: string, config: SearchConfig): string =>
  separateEndings(markStopWords(foldText(text), config), config);

/**
 * Converts a search for the index. Stop words are `ignored` unless they are joined to another word, such as in S&P or
 * build-to-suit, or `required`, for a search of stop words alone. `or` between words is always the operator.
 */
export const toQueryText = (search: string, config: SearchConfig, stopWordsAre: 'ignored' | 'required'): string => {
  const marked = foldText(search).replaceAll(wordPattern, (word, position: number, text: string) => {
    const stopWord = findStopWord(word, config);
    if (stopWord === undefined) return word;
    const before = text.slice(Math.max(0, position - 2), position);
    const after = text.slice(position + word.length);
    if (isJoinedBefore(before) || isJoinedAfter(after)) return `${word}${mark}`;
    const isOperator = stopWord === 'or' && position > 0 && /^\s+\S/.test(after);
    return stopWordsAre === 'required' && !isOperator ? `${word}${mark}` : stopWord;
  });
  return separateEndings(marked, config);
};

/** A text for highlights, and the way back from its indexed form to what it says. */
type Highlightable = {
  indexText: string;
  /** Restores parts of the index text that have `marks` inserted, in their order; one that is not in it is left out. */
  restore: (parts: readonly string[], marks: RegExp) => string[];
};

type Edit = { start: number; end: number; originalEnd: number };

/** Folds a text and notes where its length changes. */
const foldWithEdits = (original: string): { folded: string; edits: Edit[] } => {
  const edits: Edit[] = [];
  let shift = 0;
  const folded = original.replaceAll(foldedPattern, (part, position: number) => {
    const replacement = foldPart(part, position, original);
    if (replacement.length !== part.length) {
      const start = position + shift;
      edits.push({ start, end: start + replacement.length, originalEnd: position + part.length });
      shift += replacement.length - part.length;
    }
    return replacement;
  });
  return { folded, edits };
};

/** Converts a text for highlights of a tsquery. */
export const toHighlightable = (original: string, tsquery: string, config: SearchConfig): Highlightable => {
  const { folded, edits } = foldWithEdits(original);
  const toOriginal = (position: number): number => {
    const edit = edits.findLast(({ start }) => start < position);
    return edit === undefined ? position : edit.originalEnd + Math.max(0, position - edit.end);
  };
  const restore = (parts: readonly string[], marks: RegExp): string[] => {
    let from = 0;
    return parts.flatMap((marked) => {
      const part = joinEndings(marked);
      let position = folded.indexOf(part.replaceAll(marks, ''), from);
      if (position < 0) return [];
      const pieces = part.split(new RegExp(`(${marks.source})`, marks.flags));
      const restored = pieces.map((piece, index) => {
        if (index % 2 === 1) return piece;
        const start = toOriginal(position);
        position += piece.length;
        return original.slice(start, toOriginal(position));
      });
      from = position;
      return restored.join('');
    });
  };
  // Few searches have stop words, and marking them takes as long as all the rest.
  const marked = tsquery.includes(mark) ? markStopWords(folded, config) : folded;
  return { indexText: separateEndings(marked, config), restore };
};

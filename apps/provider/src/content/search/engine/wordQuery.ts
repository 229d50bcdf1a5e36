/** Reads a lexeme in quotes from a tsquery or tsvector. Undefined without a closing quote. */
export const readLexeme = (text: string, start: number): { word: string; end: number } | undefined => {
  for (let from = start + 1; ; from += 2) {
    from = text.indexOf("'", from);
    if (from < 0) return undefined;
    if (text[from + 1] !== "'") {
      const word = text
        .slice(start + 1, from)
        .replaceAll("''", "'")
        .replaceAll('\\\\', '\\');
      return { word, end: from + 1 };
    }
  }
};

/** A query for words as a tree. `anyWord` in a phrase represents a word that is not indexed. */
export type WordQuery =
  | { kind: 'phrase'; words: readonly Word[] }
  | { kind: 'all' | 'any'; parts: readonly WordQuery[] }
  | { kind: 'not'; part: WordQuery };

/** A stem, or a position that any word may have, such as a stop word. */
export type Word = string | typeof anyWord;

/** A position without an indexed word. */
export const anyWord = Symbol('any word');

type Token = { kind: 'word'; text: string } | { kind: 'symbol'; text: '(' | ')' | '!' | '&' | '|' } | Distance;
type Distance = { kind: 'distance'; words: number };

/** Maximum distance between two words of a phrase. A search text is shorter. */
const maxDistance = 200;

/** Thrown for a query that this parser does not support. */
class UnknownQueryError extends Error {}

const distancePattern = /<(-|\d{1,5})>/y;

const readToken = (text: string, start: number): { token: Token; end: number } => {
  const character = text[start] ?? '';
  if ('()!&|'.includes(character)) return { token: { kind: 'symbol', text: character as '(' }, end: start + 1 };
  if (character === "'") {
    const lexeme = readLexeme(text, start);
    if (!lexeme) throw new UnknownQueryError();
    return { token: { kind: 'word', text: lexeme.word }, end: lexeme.end };
  }
  distancePattern.lastIndex = start;
  const [, distance] = distancePattern.exec(text) ?? [];
  if (distance === undefined) throw new UnknownQueryError();
  const words = distance === '-' ? 1 : Number(distance);
  return { token: { kind: 'distance', words }, end: distancePattern.lastIndex };
};

const tokenize = (text: string): Token[] => {
  const tokens: Token[] = [];
  for (let position = 0; position < text.length;) {
    if (text[position] === ' ') position += 1;
    else {
      const { token, end } = readToken(text, position);
      tokens.push(token);
      position = end;
    }
  }
  return tokens;
};

const join = (kind: 'all' | 'any', parts: readonly WordQuery[]): WordQuery => {
  const [first, ...others] = parts;
  return first !== undefined && others.length === 0 ? first : { kind, parts };
};

/** Joins two phrases at a distance in words. */
const follow = (left: WordQuery, { words: distance }: Distance, right: WordQuery): WordQuery => {
  if (left.kind !== 'phrase' || right.kind !== 'phrase' || distance < 1 || distance > maxDistance)
    throw new UnknownQueryError();
  const between = Array.from({ length: distance - 1 }, (): Word => anyWord);
  return { kind: 'phrase', words: [...left.words, ...between, ...right.words] };
};

/** Parses tokens by precedence: not, phrase, and, or. */
const parseTokens = (tokens: readonly Token[]): WordQuery => {
  let position = 0;
  const takeSymbol = (text: string): boolean => {
    const token = tokens[position];
    const isNext = token?.kind === 'symbol' && token.text === text;
    if (isNext) position += 1;
    return isNext;
  };
  const parseUnary = (): WordQuery => {
    if (takeSymbol('!')) return { kind: 'not', part: parseUnary() };
    if (takeSymbol('(')) {
      const inner = parseAny();
      if (!takeSymbol(')')) throw new UnknownQueryError();
      return inner;
    }
    const token = tokens[position];
    if (token?.kind !== 'word') throw new UnknownQueryError();
    position += 1;
    return { kind: 'phrase', words: [token.text] };
  };
  const parsePhrase = (): WordQuery => {
    let phrase = parseUnary();
    for (let token = tokens[position]; token?.kind === 'distance'; token = tokens[position]) {
      position += 1;
      phrase = follow(phrase, token, parseUnary());
    }
    return phrase;
  };
  const parseAll = (): WordQuery => {
    const parts = [parsePhrase()];
    while (takeSymbol('&')) parts.push(parsePhrase());
    return join('all', parts);
  };
  const parseAny = (): WordQuery => {
    const parts = [parseAll()];
    while (takeSymbol('|')) parts.push(parseAll());
    return join('any', parts);
  };
  const query = parseAny();
  if (position < tokens.length) throw new UnknownQueryError();
  return query;
};

/** Parses the text of a tsquery, such as `'net' <-> 'leas' & !'offic'`. Returns undefined if it has another form. */
export const parseWordQuery = (tsquery: string): WordQuery | undefined => {
  try {
    return parseTokens(tokenize(tsquery));
  } catch (error) {
    if (error instanceof UnknownQueryError) return undefined;
    throw error;
  }
};

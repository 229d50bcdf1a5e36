import { SourceError } from '../source.ts';
import { type DateZones, fromGroups, readDate, type SourceDate } from '../readDate.ts';

/** Parts of a format of dates, longest first. */
const tokens: readonly (readonly [token: string, pattern: string])[] = [
  ['YYYY', '(?<year>\\d{4})'],
  ['YY', '(?<year>\\d{2})'],
  ['MMMM', '(?<name>[a-z]{3,9})'],
  ['MMM', '(?<name>[a-z]{3,9})\\.?'],
  ['MM', '(?<month>\\d{2})'],
  ['M', '(?<month>\\d{1,2})'],
  ['DD', '(?<day>\\d{2})'],
  ['D', '(?<day>\\d{1,2})'],
  ['HH', '(?<hour>\\d{2})'],
  ['H', '(?<hour>\\d{1,2})'],
  ['hh', '(?<hour>\\d{2})'],
  ['h', '(?<hour>\\d{1,2})'],
  ['mm', '(?<minute>\\d{2})'],
  ['ss', '(?<second>\\d{2})'],
  ['A', '(?<half>[ap]\\.?m\\.?)'],
  ['Z', '(?<zone>Z|[+-]\\d{2}:?\\d{2})'],
];

/** Compiles a format such as `DD.MM.YYYY HH:mm`. Undefined for one without a year, a month and a day, or with a part twice. */
export const compileDateFormat = (format: string): RegExp | undefined => {
  let pattern = '';
  for (let rest = format; rest !== '';) {
    const [token, part] = tokens.find(([name]) => rest.startsWith(name)) ?? [rest.charAt(0), undefined];
    pattern += part ?? token.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
    rest = rest.slice(token.length);
  }
  const isComplete = pattern.includes('<year>') && pattern.includes('<day>') && /<(?:month|name)>/.test(pattern);
  const names = [...pattern.matchAll(/<(\w+)>/g)].map(([, name]) => name);
  return isComplete && new Set(names).size === names.length ? new RegExp(`^${pattern}$`, 'i') : undefined;
};

/** Reads a date of a column: by the format, else by the common forms and as seconds or milliseconds of Unix. */
export const readCsvDate = (text: string, format: RegExp | undefined, zones: DateZones): SourceDate | undefined => {
  if (!format) {
    const unix = /^\d{10}(?:\d{3})?$/.test(text)
      ? new Date(text.length === 10 ? Number(text) * 1000 : Number(text))
      : undefined;
    return readDate(unix ? unix.toISOString() : text, zones);
  }
  const groups = format.exec(text.trim().slice(0, 100))?.groups;
  return groups && fromGroups(groups, zones);
};

/**
 * Fields of a row, and the names of columns by which they are guessed, in small letters and without other characters.
 * `body` is HTML, `text` is plain text, `markdown` is Markdown. `url` is the old address.
 */
const guesses = {
  id: 'id postid articleid contentid nodeid nid uid uuid guid key',
  type: 'type posttype contenttype kind',
  title: 'title headline posttitle heading titel titre titulo',
  slug: 'slug urlslug postname permalinkslug handle urlkey',
  status: 'status poststatus state published',
  date: 'date publishedat publishdate publicationdate pubdate publishedon postdate published_at created createdat datecreated datum',
  updated: 'updated updatedat modified modifiedat lastmodified dateupdated datemodified changed',
  summary: 'summary excerpt description teaser abstract standfirst dek deck subtitle lead metadescription',
  body: 'body content html bodyhtml contenthtml postcontent postbody article fulltext',
  text: 'text plaintext bodytext',
  markdown: 'markdown md bodymarkdown',
  image:
    'image imageurl featuredimage featuredimageurl thumbnail picture photo leadimage mainimage heroimage coverimage',
  imageAlt: 'imagealt alt alttext imagealttext featuredimagealt',
  imageCaption: 'imagecaption caption photocaption',
  imageCredit: 'imagecredit credit photocredit photographer',
  authors: 'author authors byline authorname authornames writer postauthor creator',
  categories: 'category categories section sections topic topics channel channels',
  tags: 'tag tags keywords keyword labels',
  url: 'url link permalink address oldurl path pageurl',
  canonicalUrl: 'canonical canonicalurl',
};
export type CsvField = keyof typeof guesses;
const csvFields = Object.keys(guesses) as readonly CsvField[];

const guessed: ReadonlyMap<string, CsvField> = new Map(
  csvFields.flatMap((field) => guesses[field].split(' ').map((name) => [name.replaceAll('_', ''), field] as const)),
);

const isField = (name: string): name is CsvField => Object.hasOwn(guesses, name);

/** What a column is: a field by the mapping file or by its name, or nothing. */
export type CsvColumn = { name: string; field: CsvField | undefined; origin: 'mapping' | 'guess' | 'none' };

const checkField = (name: string, where: string): CsvField => {
  if (isField(name)) return name;
  throw new SourceError(
    `"${name}" in ${where} of the mapping file is not a field. Fields are: ${csvFields.join(', ')}.`,
  );
};

/** Decides what the columns of a file are. A field has one column: the first. Throws a `SourceError` for unknown fields. */
export const planColumns = (
  header: readonly string[],
  chosen: Readonly<Record<string, string>> = {},
): readonly CsvColumn[] => {
  const missing = Object.keys(chosen).find((name) => !header.includes(name));
  if (missing !== undefined)
    throw new SourceError(
      `The file has no column "${missing}" of the mapping file. It has: ${header.join(', ').slice(0, 500)}.`,
    );
  const used = new Set(Object.values(chosen));
  return header.map((name): CsvColumn => {
    const mapped = Object.hasOwn(chosen, name) ? chosen[name] : undefined;
    if (mapped !== undefined)
      return { name, field: mapped === 'ignore' ? undefined : checkField(mapped, '"columns"'), origin: 'mapping' };
    const field = guessed.get(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, ''));
    if (field === undefined || used.has(field)) return { name, field: undefined, origin: 'none' };
    used.add(field);
    return { name, field, origin: 'guess' };
  });
};

/** Checks the constants of the mapping file. Throws a `SourceError` for unknown fields. */
export const readConstants = (constants: Readonly<Record<string, string>> = {}): ReadonlyMap<CsvField, string> =>
  new Map(Object.entries(constants).map(([name, value]) => [checkField(name, '"constants"'), value]));

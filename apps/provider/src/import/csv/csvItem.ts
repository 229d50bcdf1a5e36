import { forAll, type ImportArticle, type ImportPage, type Note, type Place } from '../items.ts';
import type { AddNote } from '../bodyTree.ts';
import { toNameIds } from '../names.ts';
import type { DateZones, SourceDate } from '../readDate.ts';
import { markdownToHtml, toParagraphs, toText } from '../text.ts';
import { type CsvField, readCsvDate } from './csvFields.ts';

/** Values of a row by field, trimmed. Empty ones are missing. */
export type CsvValues = ReadonlyMap<CsvField, string>;

/** How values are read. `now` decides whether an article is scheduled. */
export type CsvRules = { format: RegExp | undefined; zones: DateZones; listSeparator: string | undefined; now: Date };

export const splitList = (value: string | undefined, separator: string | undefined): readonly string[] =>
  (value ?? '')
    .split(separator ?? /[|;]/)
    .map((name) => name.trim())
    .filter(Boolean);

const statuses: ReadonlyMap<string, ImportArticle['status']> = new Map(
  Object.entries<ImportArticle['status']>({
    ...forAll('published publish public live active true yes 1', 'published'),
    ...forAll('scheduled future', 'scheduled'),
    ...forAll('draft unpublished pending private hidden false no 0', 'draft'),
  }),
);

const getStatus = (
  text: string | undefined,
  date: SourceDate | undefined,
  now: Date,
  note: AddNote,
): ImportArticle['status'] => {
  const name = (text ?? 'published').toLowerCase();
  const status = statuses.get(name);
  if (status === undefined)
    note('changed', 'status', 'It is not known. The row is imported as a draft.', name.slice(0, 60));
  if (status === 'published' && date !== undefined && Date.parse(date.instant) > now.getTime()) return 'scheduled';
  return status ?? 'draft';
};

const toBody = (values: CsvValues): string => {
  return [
    values.get('body') ?? '',
    toParagraphs(values.get('text') ?? ''),
    markdownToHtml(values.get('markdown') ?? ''),
  ]
    .filter(Boolean)
    .join('\n');
};

/** The id of a row: its own, else its address, else its slug. Undefined without any. */
export const getCsvId = (values: CsvValues): string | undefined =>
  values.get('id') ?? values.get('url') ?? values.get('slug');

const hasValue = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Converts a row to an article or a page. */
export const toStory = (
  id: string,
  values: CsvValues,
  place: Place,
  { format, zones, listSeparator, now }: CsvRules,
  rowNotes: readonly Note[],
): ImportArticle | ImportPage => {
  const notes: Note[] = [...rowNotes];
  const note: AddNote = (kind, subject, reason, value) =>
    void notes.push({ kind, subject, reason, place, ...(value !== undefined && { value }) });
  const readColumn = (field: 'date' | 'updated'): SourceDate | undefined => {
    const text = values.get(field);
    const date = text === undefined ? undefined : readCsvDate(text, format, zones);
    if (text !== undefined && !date)
      note(
        'changed',
        field,
        'The date is in another form or does not exist. Set "dateFormat" in "csv" of the mapping file.',
        text.slice(0, 100),
      );
    return date;
  };
  const [published, updated] = [readColumn('date'), readColumn('updated')];
  const status = getStatus(values.get('status'), published, now, note);
  const unreadDate = published ? undefined : values.get('date');
  const [alt, caption, credit] = [values.get('imageAlt'), values.get('imageCaption'), values.get('imageCredit')];
  const [image, slug, summary, url] = [
    values.get('image'),
    values.get('slug'),
    toText(values.get('summary') ?? ''),
    values.get('url'),
  ];
  const canonicalUrl = values.get('canonicalUrl');
  const type = values.get('type')?.toLowerCase();
  if (type !== undefined && !/^(?:page|post|article|story|news|blog)s?$/.test(type))
    note('changed', 'type', 'It is not known. The row is imported as an article.', type.slice(0, 60));
  const story = {
    id,
    place,
    title: toText(values.get('title') ?? ''),
    ...(hasValue(slug) && { slug }),
    status,
    ...(published && { publishedAt: published.instant, day: published.day }),
    ...(unreadDate !== undefined && { unreadDate }),
    ...(updated && { updatedAt: updated.instant }),
    ...(summary && { summary }),
    html: toBody(values),
    ...(hasValue(image) && {
      picture: {
        address: image,
        ...(hasValue(alt) && { alt }),
        ...(hasValue(caption) && { caption: toText(caption) }),
        ...(hasValue(credit) && { credit }),
      },
    }),
    authors: toNameIds(splitList(values.get('authors'), listSeparator)),
    oldAddresses: hasValue(url) ? [url] : [],
    notes,
  };
  if (type === 'page' || type === 'pages') return { kind: 'page', ...story };
  return {
    kind: 'article',
    ...story,
    categories: toNameIds(splitList(values.get('categories'), listSeparator)),
    tags: [...new Set(splitList(values.get('tags'), listSeparator))],
    ...(hasValue(canonicalUrl) && URL.canParse(canonicalUrl) && { canonicalUrl }),
  };
};

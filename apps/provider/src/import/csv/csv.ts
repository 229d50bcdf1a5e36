import type { ImportAuthor, ImportCategory, ImportItem, ImportRemark, Note, NoteKind } from '../items.ts';
import type { Mapping } from '../mapping.ts';
import { toNamedAuthor, toNamedCategory, toNameId } from '../names.ts';
import { getSiteOrigins, toSiteAddress } from '../addresses.ts';
import { type ImportSource, SourceError, type SourceFormat, type SourceInput } from '../source.ts';
import { convertRecord } from '../unexpectedErrors.ts';
import { compileDateFormat, type CsvColumn, type CsvField, planColumns, readConstants } from './csvFields.ts';
import { type CsvRules, type CsvValues, getCsvId, splitList, toStory } from './csvItem.ts';
import { type CsvShape, findDelimiter, findEncoding, readCsv } from './readCsv.ts';

type File = {
  input: SourceInput;
  shape: CsvShape;
  columns: readonly CsvColumn[];
  constants: ReadonlyMap<CsvField, string>;
  rules: CsvRules;
};

const toRemark = (kind: NoteKind, subject: string, reason: string, place: string, value?: string): ImportRemark => ({
  kind: 'remark',
  note: { kind, subject, reason, place, ...(value !== undefined && { value }) },
});

type Row = { id: string | undefined; values: CsvValues; place: string; notes: readonly Note[] };

const getCountNote = (values: readonly string[], columns: readonly CsvColumn[], place: string): readonly Note[] => {
  if (values.length === columns.length) return [];
  const lost = values.slice(columns.length).filter((value) => value.trim() !== '');
  const reason = 'The row has another number of values than the header. Check its delimiters and quotation marks.';
  return [
    {
      kind: lost.length > 0 ? 'not-imported' : 'changed',
      subject: 'number of values',
      reason,
      place,
      value: `${values.length} instead of ${columns.length}`,
    },
  ];
};

async function* readRows({ input, shape, columns, constants }: File): AsyncGenerator<Row> {
  let isHeader = true;
  for await (const { values, line } of readCsv(input.read, shape)) {
    if (isHeader) {
      isHeader = false;
      continue;
    }
    const fields = new Map(constants);
    for (const [index, { field }] of columns.entries()) {
      const value = values[index]?.trim() ?? '';
      if (field !== undefined && value !== '') fields.set(field, value);
    }
    const title = fields.get('title')?.slice(0, 80);
    const place = `line ${line}${title === undefined ? '' : `, "${title}"`}`;
    yield { id: getCsvId(fields), values: fields, place, notes: getCountNote(values, columns, place) };
  }
}

const readHeader = async (input: SourceInput, shape: CsvShape): Promise<readonly string[]> => {
  for await (const { values } of readCsv(input.read, shape)) return values.map((name) => name.trim());
  throw new SourceError('The file has no rows. Its first row must name the columns.');
};

/** What a first reading of a file collects. */
type CsvIndex = { authors: readonly ImportAuthor[]; categories: readonly ImportCategory[]; site: string | undefined };

const readIndex = async (file: File): Promise<CsvIndex> => {
  const authors = new Map<string, ImportAuthor>();
  const categories = new Map<string, ImportCategory>();
  let site: string | undefined;
  for await (const { values } of readRows(file)) {
    for (const name of splitList(values.get('authors'), file.rules.listSeparator))
      if (!authors.has(toNameId(name))) authors.set(toNameId(name), toNamedAuthor(name));
    for (const name of splitList(values.get('categories'), file.rules.listSeparator))
      if (!categories.has(toNameId(name))) categories.set(toNameId(name), toNamedCategory(name));
    const url = values.get('url') ?? '';
    if (site === undefined && /^https?:/.test(url) && URL.canParse(url)) site = new URL(url).origin;
  }
  const filter = <Item extends { id: string }>(items: ReadonlyMap<string, Item>): readonly Item[] =>
    [...items.values()].filter(({ id }) => id !== '');
  return { authors: filter(authors), categories: filter(categories), site };
};

const listColumnRemarks = (columns: readonly CsvColumn[]): readonly ImportRemark[] =>
  columns.flatMap(({ name, field, origin }) => {
    const subject = `column ${name.slice(0, 60) || 'without a name'}`;
    if (origin === 'guess')
      return [
        toRemark('changed', subject, `Guessed by its name: ${field}. "columns" of the mapping file decides.`, 'header'),
      ];
    if (field !== undefined) return [];
    return origin === 'mapping'
      ? [toRemark('ignored', subject, 'The mapping file ignores it.', 'header')]
      : [
          toRemark(
            'not-imported',
            subject,
            'Its field is not known. Name it in "columns" of the mapping file.',
            'header',
          ),
        ];
  });

async function* read(
  file: File,
  { authors, categories }: CsvIndex,
  remarks: readonly ImportRemark[],
): AsyncGenerator<ImportItem> {
  yield* [...remarks, ...listColumnRemarks(file.columns), ...authors, ...categories];
  const ids = new Set<string>();
  for await (const { id, values, place, notes } of readRows(file))
    if (id === undefined) yield toRemark('not-imported', 'row', 'It has no id, no address and no slug.', place);
    else if (ids.has(id))
      yield toRemark('duplicate', 'row', 'A row before it has the same id.', place, id.slice(0, 200));
    else {
      ids.add(id);
      yield convertRecord({ kind: 'article', id, place }, () => toStory(id, values, place, file.rules, notes));
    }
}

const openShape = async (
  input: SourceInput,
  { csv }: Mapping,
): Promise<{ shape: CsvShape; remarks: readonly ImportRemark[] }> => {
  const encoding = csv?.encoding ?? (await findEncoding(input.read));
  const isGuessed = csv?.encoding === undefined && encoding === 'windows-1252';
  return {
    shape: { encoding, delimiter: csv?.delimiter ?? findDelimiter(input.head) ?? ',' },
    remarks: isGuessed
      ? [
          toRemark(
            'changed',
            'encoding',
            'The file is not UTF-8. It is read as Windows-1252; check accented letters.',
            'whole file',
          ),
        ]
      : [],
  };
};

/** Files of comma-separated values with a header. Rows are read one by one. */
export const csv: SourceFormat = {
  name: 'CSV file',
  recognizes: ({ head }) => !/^\s*[<{[]/.test(head) && !head.includes('\0') && findDelimiter(head) !== undefined,
  open: async (input, { mapping, timeZone }): Promise<ImportSource> => {
    const { shape, remarks } = await openShape(input, mapping);
    const columns = planColumns(await readHeader(input, shape), mapping.columns);
    const fields = new Set(columns.map(({ field }) => field));
    if (!fields.has('id') && !fields.has('url') && !fields.has('slug'))
      throw new SourceError(
        'No column identifies the rows. Name one as id, url or slug in "columns" of the mapping file.',
      );
    if (!fields.has('title'))
      throw new SourceError('No column is the title. Name one as title in "columns" of the mapping file.');
    const { dateFormat, listSeparator, constants } = mapping.csv ?? {};
    const format = dateFormat === undefined ? undefined : compileDateFormat(dateFormat);
    if (dateFormat !== undefined && !format)
      throw new SourceError(
        `The dateFormat "${dateFormat}" needs a year, a month and a day, each once, such as DD.MM.YYYY.`,
      );
    const zones = { day: timeZone, time: mapping.csv?.timeZone ?? timeZone };
    const rules = { format, zones, listSeparator, now: new Date() };
    const file = { input, shape, columns, constants: readConstants(constants), rules };
    const index = await readIndex(file);
    const site = mapping.site ?? index.site;
    if (site === undefined)
      throw new SourceError('The rows do not name the address of their site. Set "site" in the mapping file.');
    return { id: toSiteAddress(site), origins: getSiteOrigins(site), read: () => read(file, index, remarks) };
  },
};

import type { Matches } from '../../query.ts';
import { type IndexedArticle, type IndexQuery, type SearchEngine, SearchEngineError } from '../engine.ts';
import { anyWord, type Word, type WordQuery } from '../wordQuery.ts';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';

/** A command's name, its parameters, and the JSON that `load` receives as a body. */
type GroongaCommand = {
  name: string;
  parameters: Readonly<Record<string, string | number>>;
  body?: string;
  timeoutMs: number;
};

type GroongaClient = (command: GroongaCommand) => Promise<unknown>;

/** Maximum size of a response. A page of ids and the counts of all categories are far smaller. */
const maxResponseBytes = 1024 * 1024;

const readText = async (response: IncomingMessage): Promise<string> => {
  const decoder = new TextDecoder();
  let size = 0;
  let text = '';
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength;
    if (size > maxResponseBytes) throw new SearchEngineError(`The response is larger than ${maxResponseBytes} bytes.`);
    text += decoder.decode(part, { stream: true });
  }
  return text + decoder.decode();
};

/** Sends a body and returns that of the response. `fetch` would end every request after five minutes. */
const post = (
  address: string,
  headers: Readonly<Record<string, string>>,
  body: string,
  timeoutMs: number,
): Promise<string> =>
  new Promise((resolve, reject) => {
    const send = address.startsWith('https:') ? httpsRequest : httpRequest;
    const options = { method: 'POST', headers, signal: AbortSignal.timeout(timeoutMs) };
    send(address, options, (response) => void readText(response).then(resolve, reject))
      .on('error', reject)
      .end(body);
  });

/** Returns the result of a response `[[code, start, seconds, message], result]`. */
const readResult = (name: string, text: string): unknown => {
  const [header, result] = JSON.parse(text) as [readonly unknown[], unknown];
  // The message would quote the search text.
  if (header[0] !== 0) throw new SearchEngineError(`Groonga's command ${name} failed with code ${String(header[0])}.`);
  return result;
};

/** Creates a client for Groonga's HTTP server. The address may contain a user and a password for a proxy. */
const createGroongaClient = (address: URL): GroongaClient => {
  const { origin, username, password } = address;
  const authorization: Record<string, string> =
    username === ''
      ? {}
      : { authorization: `Basic ${Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64')}` };
  return async ({ name, parameters, body, timeoutMs }) => {
    const form = new URLSearchParams(Object.entries(parameters).map(([key, value]) => [key, String(value)]));
    const [query, content, type] =
      body === undefined
        ? ['', form.toString(), 'application/x-www-form-urlencoded']
        : [`?${form.toString()}`, body, 'application/json'];
    try {
      const headers = { ...authorization, 'content-type': type };
      return readResult(name, await post(`${origin}/d/${name}${query}`, headers, content, timeoutMs));
    } catch (cause) {
      if (cause instanceof SearchEngineError) throw cause;
      throw new SearchEngineError(`Groonga's command ${name} had no valid response within ${timeoutMs} ms.`, { cause });
    }
  };
};

/** The token of a position without an indexed word. Other tokens begin with the number of their site. */
const gapToken = '_';

/** Groonga's limit of a key is 4,096 bytes. */
const maxTokenLength = 250;

const encode = (character: string): string => `_${character.codePointAt(0)?.toString(16)}_`;

/** Converts a word to a token without meaning in Groonga's syntax. No site finds those of another. */
const toToken = (siteId: number, word: Word): string =>
  word === anyWord
    ? gapToken
    : `${siteId}_${word.replaceAll(/[^\p{L}\p{N}]/gu, encode)}`.slice(0, maxTokenLength).toWellFormed();

/** Converts words of an article to a text for the tokenizer `TokenDelimit`. */
const toTokens = (siteId: number, words: readonly Word[]): string =>
  words.map((word) => toToken(siteId, word)).join(' ');

const toExpression = (query: WordQuery, siteId: number): string => {
  switch (query.kind) {
    case 'phrase':
      return `words @ "${toTokens(siteId, query.words)}"`;
    case 'not':
      return `(site == ${siteId} &! (${toExpression(query.part, siteId)}))`;
    case 'any':
      return `(${query.parts.map((part) => toExpression(part, siteId)).join(' || ')})`;
    case 'all': {
      const excluded = query.parts.flatMap((part) => (part.kind === 'not' ? [toExpression(part.part, siteId)] : []));
      const required = query.parts.flatMap((part) => (part.kind === 'not' ? [] : [toExpression(part, siteId)]));
      const all = required.length === 0 ? `site == ${siteId}` : required.join(' && ');
      return `(${[all, ...excluded.map((part) => `(${part})`)].join(' &! ')})`;
    }
    default:
      return query satisfies never;
  }
};

/** Converts a query to Groonga's script syntax. It has tokens and numbers only, so no text of a visitor is syntax. */
export const toFilter = ({ siteId, words, from, before, now, categoryIds }: IndexQuery): string => {
  const dates = [...(from ? [`date >= ${from.getTime()}`] : []), ...(before ? [`date < ${before.getTime()}`] : [])];
  const isNarrow = dates.length === 2;
  // Groonga reads conditions in this order; the first ones should leave few articles.
  const required = [
    ...(isNarrow ? dates : []),
    ...categoryIds.map((id) => `categories @ ${id}`),
    toExpression(words, siteId),
    ...(isNarrow ? [] : dates),
  ].join(' && ');
  // Few articles are not published yet, and their index has them in order: excluding them is faster than checking all
  // others.
  return `(${required}) &! (date > ${now.getTime()})`;
};

const searchTimeoutMs = 2_500;
const writeTimeoutMs = 10_000;
/** Groonga indexes all texts of a new index in one command: some minutes for a million articles. */
const completeTimeoutMs = 3_600_000;

const toTables = (index: string) => ({
  words: `${index}_words`,
  categories: `${index}_categories`,
  dates: `${index}_dates`,
});

const tablePattern = /^(articles_[0-9a-z]+)(?:_words|_categories|_dates)?$/;

type Rows = readonly [count: readonly [number], columns: unknown, ...rows: (readonly number[])[]];

const toRow = ({ id, siteId, pubDate, categoryIds, words }: IndexedArticle) => ({
  _key: id,
  site: siteId,
  date: pubDate.getTime(),
  categories: categoryIds,
  words: toTokens(siteId, words),
});

const readMatches = (result: unknown): Matches => {
  const [hits, facets] = result as readonly [Rows, Rows?];
  const [[estimate], , ...rows] = hits;
  const [, , ...counts] = facets ?? [[0], undefined];
  return {
    estimate,
    ids: rows.map(([id]) => Number(id)),
    counts: new Map(counts.map(([id, count]) => [Number(id), Number(count)])),
  };
};

const toSelect = (index: string, query: IndexQuery): Record<string, string | number> => {
  const sign = query.direction === 'ascending' ? '' : '-';
  return {
    table: index,
    filter: toFilter(query),
    // Otherwise a word without a match would match longer words.
    match_escalation_threshold: -1,
    output_columns: '_key',
    sort_keys: `${sign}date,${sign}_key`,
    offset: query.offset,
    limit: query.limit,
    ...(query.facets === 'count' && {
      drilldown: 'categories',
      drilldown_output_columns: '_key,_nsubrecs',
      drilldown_limit: -1,
    }),
  };
};

/** Creates the adapter for a Groonga server 13 or later, which speaks HTTP. */
export const createGroonga = (address: URL): SearchEngine => {
  const execute = createGroongaClient(address);
  const run = (name: string, parameters: GroongaCommand['parameters'], timeoutMs = writeTimeoutMs): Promise<unknown> =>
    execute({ name, parameters, timeoutMs });
  const load = async (table: string, rows: readonly object[]): Promise<void> => {
    const loaded = await execute({
      name: 'load',
      parameters: { table },
      body: JSON.stringify(rows),
      timeoutMs: writeTimeoutMs,
    });
    if (loaded !== rows.length)
      throw new SearchEngineError(`Groonga accepted ${String(loaded)} of ${rows.length} rows.`);
  };
  const createColumn = (table: string, name: string, flags: string, type: string): Promise<unknown> =>
    run('column_create', { table, name, flags, type });
  const createIndexColumn = (table: string, index: string, source: string, flags: string): Promise<unknown> =>
    run('column_create', { table, name: 'index', flags, type: index, source }, completeTimeoutMs);

  return {
    name: 'groonga',
    address: address.host,
    has: async (index) => (await run('object_exist', { name: index })) === true,
    find: async (index, query) => readMatches(await run('select', toSelect(index, query), searchTimeoutMs)),
    create: async (index) => {
      const { words, categories, dates } = toTables(index);
      await run('plugin_register', { name: 'token_filters/stop_word' });
      await run('table_create', { name: index, flags: 'TABLE_HASH_KEY', key_type: 'UInt32' });
      await run('table_create', { name: dates, flags: 'TABLE_PAT_KEY', key_type: 'Int64' });
      await run('table_create', { name: categories, flags: 'TABLE_HASH_KEY', key_type: 'UInt32' });
      await run('table_create', {
        name: words,
        flags: 'TABLE_HASH_KEY',
        key_type: 'ShortText',
        default_tokenizer: 'TokenDelimit',
        token_filters: 'TokenFilterStopWord',
      });
      // A query matches any word in the position of a stop word.
      await createColumn(words, 'is_stop_word', 'COLUMN_SCALAR', 'Bool');
      await load(words, [{ _key: gapToken, is_stop_word: true }]);
      await createColumn(index, 'site', 'COLUMN_SCALAR', 'UInt32');
      await createColumn(index, 'date', 'COLUMN_SCALAR', 'Int64');
      await createColumn(index, 'categories', 'COLUMN_VECTOR', categories);
      await createColumn(index, 'words', 'COLUMN_SCALAR|COMPRESS_ZSTD', 'Text');
    },
    write: (index, articles) => load(index, articles.map(toRow)),
    remove: async (index, ids) => {
      await run('delete', { table: index, filter: `in_values(_key, ${ids.join(', ')})` });
    },
    complete: async (index) => {
      const { words, categories, dates } = toTables(index);
      await createIndexColumn(words, index, 'words', 'COLUMN_INDEX|WITH_POSITION');
      await createIndexColumn(categories, index, 'categories', 'COLUMN_INDEX');
      await createIndexColumn(dates, index, 'date', 'COLUMN_INDEX');
    },
    count: async (index) =>
      readMatches(await run('select', { table: index, limit: 0, output_columns: '_key' })).estimate,
    deleteOthers: async (retained) => {
      const [, ...rows] = (await run('table_list', {})) as [unknown, ...(readonly [number, string])[]];
      const tables = rows.map(([, name]) => name).filter((name) => tablePattern.test(name));
      const others = tables.filter((name) => !retained.includes(tablePattern.exec(name)?.[1] ?? ''));
      for (const name of others.toSorted((left, right) => right.length - left.length))
        await run('table_remove', { name, dependent: 'yes' });
    },
  };
};

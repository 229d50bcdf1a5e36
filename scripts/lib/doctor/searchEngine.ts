import type { Variables } from '../env.ts';
import { withDatabase } from './database.ts';
import { describeError, type Response, timeoutMs } from './response.ts';

/** The index of an engine, by the tables of the provider. */
export type SearchIndex = {
  /**
   * `missing`: the database knows no complete index at this address. `lost`: it does, and the engine does not have it.
   */
  state: 'missing' | 'lost' | 'ready';
  /** Changed articles that the index lacks, and the age of the oldest change. */
  changes: number;
  oldestChangeSeconds: number;
};

/** The engine at `SEARCH_URL`. `index` is undefined where no PostgreSQL server responded. */
export type SearchEngineProbe = Response<{ version: string; index: SearchIndex | undefined }>;

/** Runs a command of Groonga's HTTP server, whose responses are `[[code, start, seconds], result]`. */
const runCommand = async (address: URL, command: string): Promise<unknown> => {
  const { origin, username, password } = address;
  const user = Buffer.from(decodeURIComponent(`${username}:${password}`)).toString('base64');
  const response = await fetch(`${origin}/d/${command}`, {
    signal: AbortSignal.timeout(timeoutMs),
    ...(username !== '' && { headers: { authorization: `Basic ${user}` } }),
  });
  if (!response.ok) throw new Error(`responds with ${response.status}`);
  const [, result] = (await response.json()) as [unknown, unknown];
  return result;
};

const readIndex = (databaseUrl: string, address: URL): Promise<SearchIndex> =>
  withDatabase(databaseUrl, async (client) => {
    const { rows } = await client.query<{ name: string; changes: number; oldestChangeSeconds: number }>(
      `select name, count(changed_at)::integer as changes,
         coalesce(extract(epoch from clock_timestamp() - min(changed_at)), 0)::float8 as "oldestChangeSeconds"
       from search_indexes left join search_changes on index_name = name
       where state = 'ready' and address = $1 group by name`,
      [address.host],
    );
    const [index] = rows;
    if (!index) return { state: 'missing', changes: 0, oldestChangeSeconds: 0 };
    const { name, ...changes } = index;
    const isPresent = (await runCommand(address, `object_exist?name=${encodeURIComponent(name)}`)) === true;
    return { state: isPresent ? 'ready' : 'lost', ...changes };
  });

/** Requests the version of the search engine, and compares its index with the database. */
export const probeSearchEngine = async (url: string, databaseUrl: Variables[string]): Promise<SearchEngineProbe> => {
  const [, text = ''] = /^groonga\+(https?:.+)$/.exec(url) ?? [];
  if (!URL.canParse(text)) return { ok: false, error: 'SEARCH_URL: not groonga+http://… or groonga+https://…' };
  const address = new URL(text);
  try {
    const { version } = (await runCommand(address, 'status')) as { version: string };
    // The check of the database reports one that does not respond, or has no tables yet.
    const index = databaseUrl ? await readIndex(databaseUrl, address).catch(() => undefined) : undefined;
    return { ok: true, version, index };
  } catch (error) {
    return { ok: false, error: describeError('SEARCH_URL', error) };
  }
};

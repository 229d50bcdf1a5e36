import type { SearchEngine } from './engine.ts';
import { createGroonga } from './groonga/groonga.ts';

/** The adapters by the scheme of `SEARCH_URL`: that of the engine, and that of its HTTP address. */
const engines: ReadonlyMap<string, (address: URL) => SearchEngine> = new Map(
  Object.entries<(address: URL) => SearchEngine>({ groonga: createGroonga }),
);

const addressPattern = /^([a-z]+)\+(https?:\/\/.+)$/;

/** Whether an address names a known engine: `groonga+http://127.0.0.1:10041`. */
export const isSearchUrl = (text: string): boolean => {
  const [, engine = '', address = ''] = addressPattern.exec(text) ?? [];
  return engines.has(engine) && URL.canParse(address);
};

export const openSearchEngine = (text: string): SearchEngine => {
  const [, engine = '', address = ''] = addressPattern.exec(text) ?? [];
  const create = engines.get(engine);
  if (!create)
    throw new Error('SEARCH_URL names no known search engine. Use an address such as groonga+http://127.0.0.1:10041.');
  return create(new URL(address));
};

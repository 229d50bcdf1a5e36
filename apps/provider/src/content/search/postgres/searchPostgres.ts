import type { Search } from '../search.ts';
import { browse } from './browse.ts';
import { findMatches } from './find.ts';

/** Searches by PostgreSQL's full-text index. */
export const searchPostgres: Search = ({ query, wanted, facets }, { db, categories }) =>
  wanted.kind === 'words' ? findMatches(db, query, wanted, facets) : browse(db, query, facets, categories);

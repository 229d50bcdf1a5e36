export { createQuery, getCacheTags, type PageQuery } from './createQuery.ts';
export { queryTypes, type QueryResultOf, type QueryTypeName } from './queryTypes.ts';
export { err, ok, type ContentError, type Result } from './result.ts';

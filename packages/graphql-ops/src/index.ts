export { createQuery, getCacheTags, type QueryOptions, type CustomQuery, type PageQuery } from './createQuery.ts';
export { queryTypes, type QueryResultOf, type QueryInputOf, type QueryTypeName } from './queryTypes.ts';
export { err, ok, type ContentError, type Result } from './result.ts';

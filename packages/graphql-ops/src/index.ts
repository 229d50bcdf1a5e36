// ---- Asking ----
export { ask, cacheTags, type AskOptions, type CustomQuery, type PageQuery } from './ask.ts';
export { queryTypes, type AnswerOf, type InputOf, type QueryTypeName } from './queryTypes.ts';
export { err, ok, type ContentError, type Result } from './result.ts';

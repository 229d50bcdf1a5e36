import { compactText } from '@masthead/graphql-ops/server';

/** Largest body of a visitor's query, in bytes. */
export const maxQueryBytes = 16 * 1024;
/** Length of one variable, in characters as JSON: a cookie's value with its quotes. */
const maxVariableCharacters = 4_098;
const maxVariables = 20;

type VisitorQuery = { ok: true; body: string } | { ok: false; status: 400 | 403; error: string };

const reject = (status: 400 | 403, error: string): VisitorQuery => ({ ok: false, status, error });
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the response states the expected format.
    return undefined;
  }
};

/** Parses a browser's request, and returns a new body with one allowed document and its variables only. */
export const parseVisitorQuery = (text: string, allowed: ReadonlySet<string>): VisitorQuery => {
  const body = parseJson(text);
  if (!isRecord(body))
    return reject(400, 'The body must be one JSON object with query and variables. Batches are not accepted.');
  const { query, variables = {}, operationName, ...others } = body;
  if (Object.keys(others).length > 0)
    return reject(
      400,
      `The body may have query, variables and operationName only, not ${Object.keys(others)[0]?.slice(0, 40)}.`,
    );
  if (typeof query !== 'string') return reject(400, 'query must be a document.');
  if (operationName !== undefined && typeof operationName !== 'string')
    return reject(400, 'operationName must be a string.');
  const requestVariables = variables ?? {};
  if (!isRecord(requestVariables)) return reject(400, 'variables must be an object.');
  const sizes = Object.values(requestVariables).map((value) => JSON.stringify(value).length);
  if (sizes.length > maxVariables)
    return reject(400, `There are ${sizes.length} variables; the limit is ${maxVariables}.`);
  if (sizes.some((size) => size > maxVariableCharacters))
    return reject(400, `A variable has more than ${maxVariableCharacters} characters.`);
  const document = compactText(query);
  if (document === undefined || !allowed.has(document))
    return reject(403, 'This address accepts only the documents of the site’s own pages.');
  return { ok: true, body: JSON.stringify({ query: document, variables: requestVariables }) };
};

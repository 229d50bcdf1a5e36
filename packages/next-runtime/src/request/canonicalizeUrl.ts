import type { IncomingMessage } from 'node:http';
import { bypassQuery, type QueryParam, type QueryRule } from './queryRules.ts';
import { toOriginForm } from './requestHeaders.ts';

/** Parameters beyond this number are ignored: the cost of an address must not grow with the length of its query. */
const maxParameters = 100;

/** No path with a query rule is longer. */
const maxPathLength = 2_000;

/** No choice of a cached page is longer; a longer value is cut and leads to the not-found page as well. */
const maxChoiceLength = 200;

/** Next's router adds a hash of its request headers, so that caches tell data from pages. */
const routerParam: QueryParam = { name: '_rsc', use: 'request' };
const maxRouterHashLength = 100;

/** Whether a value of a cache-key parameter selects the same page as an absent parameter. */
export type IsDefaultValue = (name: string, value: string) => boolean;

const decode = (value: string): string => {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    // Malformed encoding selects no page: the value stays as it is and leads to the not-found page.
    return value;
  }
};

/** One spelling for each choice, so that percent-encoding cannot multiply the addresses of a cached page. */
const canonicalChoice = (name: string, value: string, isDefault: IsDefaultValue): string | undefined => {
  const choice = decode(value.slice(0, maxChoiceLength));
  return isDefault(name, choice) ? undefined : encodeURIComponent(choice);
};

const canonicalValue = (param: QueryParam, value: string, isDefault: IsDefaultValue): string | undefined => {
  if (param.use === 'cache-key') return canonicalChoice(param.name, value, isDefault);
  return param.name === routerParam.name && value.length > maxRouterHashLength ? undefined : value;
};

/** The first value of each listed parameter, as written. */
const valuesIn = (query: string, params: readonly QueryParam[]): Map<string, string> => {
  const values = new Map<string, string>();
  for (let start = 0, count = 0; start < query.length && count < maxParameters; count += 1) {
    const next = query.indexOf('&', start);
    const end = next === -1 ? query.length : next;
    const part = query.slice(start, end);
    const equals = part.indexOf('=');
    const name = equals === -1 ? part : part.slice(0, equals);
    if (!values.has(name) && params.some((param) => param.name === name))
      values.set(name, equals === -1 ? '' : part.slice(equals + 1));
    start = end + 1;
  }
  return values;
};

const canonicalQuery = (query: string, params: readonly QueryParam[], isDefault: IsDefaultValue): string => {
  if (params.length === 0) return '';
  const values = valuesIn(query, params);
  const entries = params.flatMap((param) => {
    const value = values.get(param.name);
    const canonical = value === undefined ? undefined : canonicalValue(param, value, isDefault);
    return canonical === undefined ? [] : [`${param.name}=${canonical}`];
  });
  return entries.length > 0 ? `?${entries.join('&')}` : '';
};

/**
 * The address of a request with only those query parameters that its route uses, each once, in a fixed order
 * (SPEC §9, page cache). Caches store pages by this address, so unknown and repeated parameters share one entry.
 */
export const canonicalizeUrl = (
  { url: target = '/', method, headers }: Pick<IncomingMessage, 'url' | 'method' | 'headers'>,
  ruleOf: (path: string) => QueryRule,
  isDefault: IsDefaultValue,
): string => {
  const url = toOriginForm(target);
  const mark = url.indexOf('?');
  if (mark === -1 || (method !== 'GET' && method !== 'HEAD')) return url;
  const path = url.slice(0, mark);
  const rule = path.length > maxPathLength ? 'unmatched' : ruleOf(path);
  if (rule === 'unchanged') return url;
  const params = rule === 'unmatched' ? bypassQuery : rule;
  return (
    path + canonicalQuery(url.slice(mark + 1), headers.rsc === undefined ? params : [...params, routerParam], isDefault)
  );
};

/** A token of a file: its path and its value as the file has it, with references resolved. */
export type FileToken = { path: readonly string[]; value: unknown };

const maxDepth = 10;
const maxTokens = 5000;

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/* The standard format has `$value`, the older one of Tokens Studio has `value` and `type`. */
const getTokenValue = (node: Json): unknown =>
  '$value' in node ? node['$value'] : typeof node['type'] === 'string' ? node['value'] : undefined;

const collect = (node: Json, path: readonly string[]): FileToken[] => {
  const value = getTokenValue(node);
  if (value !== undefined) return [{ path, value }];
  if (path.length >= maxDepth) return [];
  return Object.entries(node).flatMap(([key, child]) =>
    isObject(child) && !key.startsWith('$') ? collect(child, [...path, ...key.split('/')]) : [],
  );
};

const endsWith = (path: readonly string[], end: string) => `.${path.join('.')}`.endsWith(`.${end}`);

const resolve = (tokens: readonly FileToken[], value: unknown, seen: readonly string[]): unknown => {
  const reference = typeof value === 'string' ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined;
  if (!reference) return value;
  if (seen.includes(reference)) throw new RangeError(`{${reference}} refers to itself`);
  const target = tokens.find(({ path }) => endsWith(path, reference));
  if (!target) throw new RangeError(`{${reference}} is not in the file`);
  return resolve(tokens, target.value, [...seen, reference]);
};

/** The tokens of a file, or what is wrong with its structure. Accepts the W3C format and that of Tokens Studio. */
export const flattenTokens = (file: unknown): { tokens: FileToken[]; issues: string[] } => {
  if (!isObject(file)) return { tokens: [], issues: ['The file is no object of tokens. Export the tokens as JSON.'] };
  const tokens = collect(file, []);
  if (tokens.length > maxTokens)
    return {
      tokens: [],
      issues: [`The file has ${tokens.length} tokens; ${maxTokens} are accepted. Export one theme.`],
    };
  const issues: string[] = [];
  const resolved = tokens.flatMap(({ path, value }) => {
    try {
      return [{ path, value: resolve(tokens, value, []) }];
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      issues.push(`${path.join('.')}: ${error.message}. Export the token with its value.`);
      return [];
    }
  });
  return { tokens: resolved, issues };
};

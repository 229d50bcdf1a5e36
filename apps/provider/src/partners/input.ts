import { z } from 'zod';

/** Longer than any identifier or topic; what is longer is a mistake. */
const maxLength = 200;

const word = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(maxLength, `must not be longer than ${maxLength} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'must not hold control characters');

/** SPEC §5: 'All Topics' is sent as the wildcard. */
export const allTopics = '*';

/** What each data service takes (SPEC §7.2). `brand` chooses whose resources are answered; without one, everybody's. */
export const inputs = {
  brand: z.object({ brand: word.optional() }),
  topic: z.object({ brand: word.optional(), topic: word.default(allTopics) }),
  publisher: z.object({ brand: word.optional(), publisher: word }),
  pages: z.object({ brand: word.optional(), slug: word }),
} as const;

type Input = { ok: true; value: Record<string, string[]> } | { ok: false; error: string };

/** Parameters by name; a parameter that is not asked for is left alone, since caches and trackers add their own. */
const getParameters = ({ searchParams }: URL): Record<string, string[]> =>
  Object.fromEntries(
    [...Map.groupBy(searchParams, ([name]) => name)].map(([name, entries]) => [
      name,
      entries.map(([, value]) => value),
    ]),
  );

const getSingleParameters = (url: URL, names: readonly string[]): Input => {
  const value = getParameters(url);
  const repeated = names.filter((name) => (value[name]?.length ?? 0) > 1);
  return repeated.length > 0 ? { ok: false, error: `Give ${repeated.join(' and ')} once.` } : { ok: true, value };
};

/** The parameters of an address by a schema, or a sentence that says what is wrong with them. */
export const parseInput = <Schema extends z.ZodObject>(
  schema: Schema,
  url: URL,
): { ok: true; value: z.output<Schema> } | { ok: false; error: string } => {
  const names = Object.keys(schema.shape);
  const parameters = getSingleParameters(url, names);
  if (!parameters.ok) return parameters;
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, parameters.value[name]?.[0]])));
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    error: parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${parameters.value[String(path[0])] ? message : 'is required'}`)
      .join('; '),
  };
};

import { z } from 'zod';

/** Maximum length of a parameter. Identifiers and topics are shorter. */
const maxLength = 200;

const word = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(maxLength, `must not be longer than ${maxLength} characters`)
  .refine((text) => !/\p{Cc}/u.test(text), 'must not contain control characters');

/** Wildcard that sites send for 'All Topics' (§5). */
export const allTopics = '*';

/** Parameters of the data services (§7.2). `brand` selects a site; without it all sites are included. */
export const inputs = {
  brand: z.object({ brand: word.optional() }),
  topic: z.object({ brand: word.optional(), topic: word.default(allTopics) }),
  publisher: z.object({ brand: word.optional(), publisher: word }),
  pages: z.object({ brand: word.optional(), slug: word.optional() }),
} as const;

/**
 * Parses the parameters of a URL with a schema, or returns an error message. Unknown ones are ignored, because caches
 * and trackers add some.
 */
export const parseInput = <Schema extends z.ZodObject>(
  schema: Schema,
  { searchParams }: URL,
): { ok: true; value: z.output<Schema> } | { ok: false; error: string } => {
  const names = Object.keys(schema.shape);
  const repeated = names.filter((name) => searchParams.getAll(name).length > 1);
  if (repeated.length > 0) return { ok: false, error: `Pass ${repeated.join(' and ')} only once.` };
  const parsed = schema.safeParse(Object.fromEntries(names.map((name) => [name, searchParams.get(name) ?? undefined])));
  if (parsed.success) return { ok: true, value: parsed.data };
  return {
    ok: false,
    error: parsed.error.issues
      .map(({ path, message }) => `${path.join('.')}: ${searchParams.has(String(path[0])) ? message : 'is required'}`)
      .join('; '),
  };
};

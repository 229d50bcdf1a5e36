import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Database } from '../db/schema.ts';
import { findSite, listSites } from '../queries/sites.ts';
import type { Handler } from '../server/http.ts';
import { createRateLimiter } from '../server/rateLimit.ts';

/** A person corrects a form and sends it again; nobody needs more. */
export const formLimit = { burst: 10, perMinute: 5 } as const;

const largestBody = 32 * 1024;
const text = z.string().max(5_000, 'is longer than 5,000 characters');

const submissionSchema = z.strictObject({
  site: z.string().min(1).max(100),
  form: z.string().regex(/^[a-z0-9-]{1,60}$/, 'must be the name of a form'),
  fields: z.record(z.string().regex(/^[A-Za-z0-9_-]{1,60}$/), z.union([text, z.array(text).max(50)])).refine((fields) => Object.keys(fields).length <= 40, 'has more than 40 fields'),
});

const refuse = (status: number, error: string, headers: Record<string, string> = {}) => Response.json({ error }, { status, headers });

const readJson = (body: string): unknown => {
  try {
    return JSON.parse(body);
  } catch {
    return undefined; // the schema refuses it with a message that says what the body must be
  }
};

/** Control characters are nothing a person types, and PostgreSQL takes no NUL. */
const clean = (value: string): string => value.replace(/(?![\n\r\t])\p{Cc}/gu, '').trim();

const cleanFields = (fields: z.infer<typeof submissionSchema>['fields']) => Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'string' ? clean(value) : value.map(clean)]));

/** `POST /forms` with `{ "site", "form", "fields" }`: keeps what a reader sent. Nothing of it goes into a log. */
export const createFormRoute = (db: Kysely<Database>, clock: () => Date): Handler => {
  const limiter = createRateLimiter(formLimit, clock);
  return async (request, client) => {
    if (!limiter.take(client)) return refuse(429, 'Too many forms were sent from this address. Try again in a minute.', { 'retry-after': '60' });
    const body = await request.text();
    if (body.length > largestBody) return refuse(413, `The form is larger than ${largestBody} characters.`);
    const parsed = submissionSchema.safeParse(readJson(body));
    if (!parsed.success) return refuse(400, `The form cannot be kept: ${z.prettifyError(parsed.error)}`);
    const site = findSite(await listSites(db), parsed.data.site);
    if (!site) return refuse(404, 'There is no such site.');
    const { form, fields } = parsed.data;
    await db.insertInto('formSubmissions').values({ siteId: site.id, form, fields: JSON.stringify(cleanFields(fields)), receivedAt: clock() }).execute();
    return new Response(null, { status: 201 });
  };
};

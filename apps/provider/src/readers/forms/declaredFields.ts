import { nominationFields, nominationFormPrefix } from '@masthead/content-rules/forms';
import { Parser } from 'htmlparser2';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../db/schema.ts';
import type { Submission } from './submission.ts';

const controls = new Set(['input', 'select', 'textarea', 'button']);

/** Returns the names of the fields of the forms with a name in the HTML of a static page. */
export const listFormFields = (html: string, form: string): string[] => {
  const names: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag: (tag, { name, 'data-form': ownForm }) => {
      if (tag === 'form') isInside = ownForm === form;
      if (isInside && name && controls.has(tag)) names.push(name);
    },
    onclosetag: (tag) => {
      if (tag === 'form') isInside = false;
    },
  });
  parser.end(html);
  return names;
};

/**
 * Whether a form exists and declares every field of a submission. Static pages declare theirs in their HTML; all
 * nominations have the same.
 */
export const isDeclared = async (
  db: Kysely<Database>,
  siteId: number,
  { form, fields }: Submission,
): Promise<boolean> => {
  const pages = await db
    .selectFrom('staticPages')
    .select('content')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`strpos(content, ${`data-form="${form}"`}) > 0`)
    .execute();
  const declared = new Set<string>([
    ...(form.startsWith(nominationFormPrefix) ? nominationFields : []),
    ...pages.flatMap(({ content }) => listFormFields(content, form)),
  ]);
  return declared.size > 0 && Object.keys(fields).every((name) => declared.has(name));
};

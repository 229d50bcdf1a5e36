import type { Generated } from 'kysely';
import type { Json } from './columns.ts';

/** One submission of a form; `fields` is an object of texts and lists of texts as jsonb. */
export type FormSubmissionsTable = {
  id: Generated<string>;
  siteId: number;
  form: string;
  fields: Json<Record<string, string | string[]>>;
  receivedAt: Date;
};

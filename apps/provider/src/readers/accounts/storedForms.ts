import { sql } from 'kysely';
import { deletedAddress, hasAddressInValues, toAddressPattern, normalizeEmail } from './emailAddresses.ts';
import type { Db } from '../../db/schema.ts';

const dayMs = 86_400_000;

type Values = Record<string, string | string[]>;

type StoredForm = { site: string; form: string; fields: Values; receivedAt: Date };

const hasAddress = (email: string) => hasAddressInValues(sql.ref('fields'), email);

/** Whether an address is that of the sender: any address of a form without the field `email`. */
const isSender = ({ email: senders = [] }: Values, email: string): boolean => {
  const addresses = [senders].flat().filter(Boolean).map(normalizeEmail);
  return addresses.length === 0 || addresses.includes(normalizeEmail(email));
};

/** Returns the values with an address in the form of another person. */
const pickValuesWith = (fields: Values, email: string): Values => {
  const pattern = new RegExp(toAddressPattern(email), 'i');
  return Object.fromEntries(
    Object.entries(fields)
      .map(([name, value]): [string, string[]] => [name, [value].flat().filter((text) => pattern.test(text))])
      .filter(([, values]) => values.length > 0),
  );
};

const removeAddress = (fields: Values, email: string): Values => {
  const pattern = new RegExp(toAddressPattern(email), 'gi');
  const remove = (text: string): string => text.replaceAll(pattern, deletedAddress);
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.map(remove) : remove(value)]),
  );
};

/** Lists the newest forms with an address. Those of other senders have only the values with the address. */
export const listFormsOf = async (db: Db, email: string, limit?: number): Promise<StoredForm[]> => {
  const found = db
    .selectFrom('formSubmissions')
    .innerJoin('sites', 'sites.id', 'formSubmissions.siteId')
    .select(['sites.key as site', 'formSubmissions.form', 'formSubmissions.fields', 'formSubmissions.receivedAt'])
    .where(hasAddress(email))
    .orderBy('formSubmissions.id', 'desc');
  const forms = await (limit === undefined ? found : found.limit(limit)).execute();
  return forms.map((form) => ({
    ...form,
    fields: isSender(form.fields, email) ? form.fields : pickValuesWith(form.fields, email),
  }));
};

/** Forms that are read at once, because anybody can send many with an address. */
const batchSize = 100;

/** Deletes the forms of an address and replaces it in those of others. Returns how many there were. */
export const deleteFormsOf = async (db: Db, email: string): Promise<number> => {
  let count = 0;
  let after = '0';
  for (;;) {
    const forms = await db
      .selectFrom('formSubmissions')
      .select(['id', 'fields'])
      .where('id', '>', after)
      .where(hasAddress(email))
      .orderBy('id')
      .limit(batchSize)
      .forUpdate()
      .execute();
    for (const { id, fields } of forms)
      await (
        isSender(fields, email)
          ? db.deleteFrom('formSubmissions').where('id', '=', id)
          : db
              .updateTable('formSubmissions')
              .set({ fields: JSON.stringify(removeAddress(fields, email)) })
              .where('id', '=', id)
      ).execute();
    count += forms.length;
    const last = forms.at(-1);
    if (!last) return count;
    after = last.id;
  }
};

/** Deletes forms that were received more than `days` days ago. */
export const deleteOldForms = async (db: Db, days: number, now: Date): Promise<void> => {
  await db
    .deleteFrom('formSubmissions')
    .where('receivedAt', '<', new Date(now.getTime() - days * dayMs))
    .execute();
};

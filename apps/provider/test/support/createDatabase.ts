import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * Creates a database on the test server: empty, perhaps with a locale of its own, or a copy of a template. Drop it after
 * the test.
 */
export const createDatabase = async (
  serverUrl: string,
  { locale, template }: { locale?: 'C'; template?: string | undefined } = {},
): Promise<{ name: string; url: string; drop: () => Promise<void> }> => {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const administer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement);
    await client.end();
  };
  const from = locale ? 'template0' : template;
  await administer(`create database ${name}${from ? ` template ${from}` : ''}${locale ? ` locale '${locale}'` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { name, url: url.href, drop: () => administer(`drop database ${name}`) };
};

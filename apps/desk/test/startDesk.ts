import { createContentClient } from '@masthead/content-client';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { getPayload } from 'payload';
import { vi } from 'vitest';
import { createContentToken } from '../../provider/src/content/api/tokens.ts';
import { type FileItem, writeFiles } from '../../provider/src/content/publishing/writeFiles.ts';
import { createWriter } from '../../provider/src/content/publishing/writer.ts';
import { listSites } from '../../provider/src/content/queries/sites.ts';
import { writePublication } from '../../provider/test/fixtures/publication.ts';
import { startContentApi } from '../../provider/test/support/contentApiServer.ts';
import { openTestDatabase } from '../../provider/test/support/engines.ts';
import type { Role } from '../src/access.ts';

/** Starts a provider with the publications `example` and `other`, and a desk with a token for each. */
export const startDesk = async (variables: Readonly<Record<string, string>> = {}) => {
  const open = await openTestDatabase();
  await writePublication(open.db);
  const server = await startContentApi({ db: open.db, clock: () => new Date() });
  const clients = new Map<string, ReturnType<typeof createContentClient>>();
  const tokens: string[] = [];
  for (const site of await listSites(open.db)) {
    const token = await createContentToken(
      open.db,
      { site, name: 'Desk', scopes: ['read', 'write', 'publish', 'media'], expiresAt: null },
      new Date(),
    );
    tokens.push(`${site.key}=${token.secret}`);
    clients.set(site.key, createContentClient({ origin: server.origin, token: token.secret }));
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-desk-'));
  vi.stubEnv('DESK_DATA_DIR', folder);
  vi.stubEnv('DESK_SECRET', 'a secret of the tests, of 32 characters');
  vi.stubEnv('DESK_TOKENS', tokens.join(','));
  vi.stubEnv('DESK_SITES', 'example=https://www.example.com');
  vi.stubEnv('PREVIEW_KEY', 'a key of the tests, of 32 characters.');
  vi.stubEnv('PROVIDER_ORIGIN', server.origin);
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { default: config } = await import('../payload.config.ts');
  const payload = await getPayload({ config, disableOnInit: true });
  await payload.db.migrate();
  const { writePublications } = await import('../src/content/load.ts');
  const { publications } = await import('../src/env.ts');
  await writePublications(payload, publications);

  /** Creates a person with a role and publications. */
  const createPerson = async (role: Role, ...keys: readonly string[]) => {
    const email = `${role}.${keys.join('.')}@example.com`;
    const person = { email, name: role, role, publications: [...keys], password: 'a long password' };
    return { ...(await payload.create({ collection: 'users', data: person, depth: 0 })), collection: 'users' as const };
  };

  return {
    payload,
    createPerson,
    /** Writes an article as the content files of a publication do. */
    writeFile: (publication: string, item: FileItem<unknown>) =>
      open.db.transaction().execute(async (db) => {
        const site = (await listSites(db)).find(({ key }) => key === publication);
        if (!site) throw new Error(`There is no publication "${publication}".`);
        const writer = createWriter(db, new Set(), new Date());
        await writeFiles(writer, { site, media: new Map() }, 'article', [item], { missing: 'keep' });
      }),
    /** The content API of a publication, as another system uses it. */
    getApi: (key: string) => clients.get(key) as ReturnType<typeof createContentClient>,
    close: async () => {
      await payload.destroy();
      await server.close();
      await open.close();
      rmSync(folder, { recursive: true });
    },
  };
};

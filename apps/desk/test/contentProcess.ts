import path from 'node:path';
import { existsSync, writeFileSync } from 'node:fs';
import { createContentToken } from '../../provider/src/content/api/tokens.ts';
import { listSites } from '../../provider/src/content/queries/sites.ts';
import { openDatabase } from '../../provider/src/db/open.ts';
import { writePublication } from '../../provider/test/fixtures/publication.ts';
import { startContentApi } from '../../provider/test/support/contentApiServer.ts';

// Writes the tokens of a new database to a file, and serves the content API of a database, until it is killed: `node contentProcess.ts <database> <port> <folder>`.
const [url = '', port = '', folder = ''] = process.argv.slice(2);
const { db } = await openDatabase({ kind: 'server', url, connections: 4, connectionTimeoutMs: 30_000 });
const file = path.join(folder, 'tokens');
if (!existsSync(file)) {
  await writePublication(db);
  const tokens: string[] = [];
  for (const site of await listSites(db)) {
    const options = { site, name: 'Desk', scopes: ['read', 'write', 'publish', 'media'], expiresAt: null } as const;
    tokens.push(`${site.key}=${(await createContentToken(db, options, new Date())).secret}`);
  }
  writeFileSync(file, tokens.join(','));
}
await startContentApi({ db, clock: () => new Date(), port: Number(port) });

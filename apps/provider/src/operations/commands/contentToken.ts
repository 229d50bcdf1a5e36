import '@masthead/process/private-files';
import { OperatorError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { runCommand } from '../runCommand.ts';
import { describeUnknownSite, findSite, listSites } from '../../content/queries/sites.ts';
import { parseTokenCommand, type TokenCommand, tokenUsage } from './contentTokenCommand.ts';
import {
  createContentToken,
  listContentTokens,
  revokeContentToken,
  rotateContentToken,
} from '../../content/api/tokens.ts';

const dayMs = 86_400_000;

const unknownToken = (id: string): OperatorError => new OperatorError(`No valid token has the id "${id}".`);

const create = async (
  db: Db,
  { publication, name, scopes, days }: Extract<TokenCommand, { action: 'create' }>,
  now: Date,
): Promise<readonly string[]> => {
  const sites = await listSites(db);
  const site = findSite(sites, publication);
  if (!site) throw new OperatorError(describeUnknownSite(sites, publication));
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
  const { id, secret } = await createContentToken(db, { site, name, scopes, expiresAt }, now);
  return [`Token ${id} of ${site.name} (${scopes.join(', ')}). Its secret is shown once:`, secret];
};

const run = async (db: Db, command: TokenCommand, now: Date): Promise<readonly string[]> => {
  switch (command.action) {
    case 'create':
      return create(db, command, now);
    case 'rotate': {
      const rotated = await rotateContentToken(db, command.id, command.graceMinutes, now);
      if (!rotated) throw unknownToken(command.id);
      return [`The former secret is valid for ${command.graceMinutes} minutes more. The new one:`, rotated.secret];
    }
    case 'revoke':
      if (!(await revokeContentToken(db, command.id, now))) throw unknownToken(command.id);
      return ['The token is revoked.'];
    case 'list': {
      const tokens = await listContentTokens(db);
      const lines = tokens.map(({ id, site, name, scopes, expiresAt, revokedAt }) => {
        const until = expiresAt && `${expiresAt > now ? 'until' : 'expired'} ${expiresAt.toISOString().slice(0, 10)}`;
        const state = revokedAt ? 'revoked' : (until ?? 'valid');
        return [id, site, name, scopes.join(','), state].join('  ');
      });
      return lines.length > 0 ? lines : ['There are no tokens.'];
    }
    default:
      return command satisfies never;
  }
};

const parsed = parseTokenCommand(process.argv.slice(2));
await runCommand(tokenUsage, parsed.ok ? parsed.value : parsed.error, async (command) => {
  const lines = await withCommandDatabase(readEnv(), ({ db }) => run(db, command, new Date()));
  return `${lines.join('\n')}\n`;
});

import '@masthead/process/private-files';
import { printUsageForHelp } from '@masthead/process/command';
import { printError } from '../../server/operatorError.ts';
import { withCommandDatabase } from '../../db/commandDatabase.ts';
import type { Db } from '../../db/schema.ts';
import { readEnv } from '../env.ts';
import { describeUnknownSite, findSite, listSites } from '../../content/queries/sites.ts';
import { parseTokenCommand, type TokenCommand, tokenUsage } from './contentTokenCommand.ts';
import {
  createContentToken,
  listContentTokens,
  revokeContentToken,
  rotateContentToken,
} from '../../content/api/tokens.ts';

const dayMs = 86_400_000;

type Outcome = { ok: true; lines: readonly string[] } | { ok: false; error: string };

const unknownToken = (id: string): Outcome => ({ ok: false, error: `No valid token has the id "${id}".` });

const create = async (
  db: Db,
  { publication, name, scopes, days }: Extract<TokenCommand, { action: 'create' }>,
  now: Date,
): Promise<Outcome> => {
  const sites = await listSites(db);
  const site = findSite(sites, publication);
  if (!site) return { ok: false, error: describeUnknownSite(sites, publication) };
  const expiresAt = days === undefined ? null : new Date(now.getTime() + days * dayMs);
  const { id, secret } = await createContentToken(db, { site, name, scopes, expiresAt }, now);
  return { ok: true, lines: [`Token ${id} of ${site.name} (${scopes.join(', ')}). Its secret is shown once:`, secret] };
};

const runCommand = async (db: Db, command: TokenCommand, now: Date): Promise<Outcome> => {
  switch (command.action) {
    case 'create':
      return create(db, command, now);
    case 'rotate': {
      const rotated = await rotateContentToken(db, command.id, command.graceMinutes, now);
      return rotated
        ? {
            ok: true,
            lines: [
              `The former secret is valid for ${command.graceMinutes} minutes more. The new one:`,
              rotated.secret,
            ],
          }
        : unknownToken(command.id);
    }
    case 'revoke':
      return (await revokeContentToken(db, command.id, now))
        ? { ok: true, lines: ['The token is revoked.'] }
        : unknownToken(command.id);
    case 'list': {
      const tokens = await listContentTokens(db);
      const lines = tokens.map(({ id, site, name, scopes, expiresAt, revokedAt }) => {
        const state = revokedAt ? 'revoked' : expiresAt ? `until ${expiresAt.toISOString().slice(0, 10)}` : 'valid';
        return [id, site, name, scopes.join(','), state].join('  ');
      });
      return { ok: true, lines: lines.length > 0 ? lines : ['There are no tokens.'] };
    }
    default:
      return command satisfies never;
  }
};

const main = async (args: readonly string[]): Promise<void> => {
  const parsed = parseTokenCommand(args);
  if (!parsed.ok) {
    console.error(`${parsed.error}\n\n${tokenUsage}`);
    process.exitCode = 2;
    return;
  }
  const outcome = await withCommandDatabase(readEnv(), ({ db }) => runCommand(db, parsed.value, new Date()));
  if (outcome.ok) return void process.stdout.write(`${outcome.lines.join('\n')}\n`);
  console.error(outcome.error);
  process.exitCode = 1;
};

printUsageForHelp(tokenUsage);
main(process.argv.slice(2)).catch((error: unknown) => {
  printError(error);
  process.exitCode = 1;
});

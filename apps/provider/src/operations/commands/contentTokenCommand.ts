import { readArguments } from '../../server/operatorError.ts';
import { type Scope, scopes } from '../../content/api/tokens.ts';

/** Help text of the command. */
export const tokenUsage = `Manages the tokens of the content API. A token belongs to one publication.

  npm run content-token -- create --publication harbor-wire --name "Newsroom" --scopes read,write,publish,media [--days 365]
  npm run content-token -- rotate <id> [--grace-minutes 60]    a new secret; the former one is valid for the grace period
  npm run content-token -- revoke <id>
  npm run content-token -- list

Scopes: read; write (drafts); publish (everything that readers see); media (uploads); scripts (static pages with scripts).
The secret is shown once.`;

export type TokenCommand =
  | { action: 'create'; publication: string; name: string; scopes: readonly Scope[]; days: number | undefined }
  | { action: 'rotate'; id: string; graceMinutes: number }
  | { action: 'revoke'; id: string }
  | { action: 'list' };

type Parsed = { ok: true; value: TokenCommand } | { ok: false; error: string };

const options = {
  publication: { type: 'string' },
  name: { type: 'string', default: 'unnamed' },
  scopes: { type: 'string', default: 'read' },
  days: { type: 'string' },
  'grace-minutes': { type: 'string', default: '60' },
} as const;

const isCount = (text: string): boolean => /^\d{1,6}$/.test(text);

const isScope = (text: string): text is Scope => (scopes as readonly string[]).includes(text);

const parseCreate = (publication: string | undefined, name: string, list: string, days: string | undefined): Parsed => {
  if (!publication) return { ok: false, error: 'Name the publication: --publication <key>, its folder in apps/' };
  const names = list.split(',').map((scope) => scope.trim());
  const unknown = names.find((scope) => !isScope(scope));
  if (unknown !== undefined)
    return { ok: false, error: `There is no scope "${unknown}". Scopes are ${scopes.join(', ')}.` };
  if (days !== undefined && !(Number(days) > 0 && isCount(days)))
    return { ok: false, error: `--days needs a number of days from 1 on, not "${days}".` };
  const expiry = days === undefined ? undefined : Number(days);
  return { ok: true, value: { action: 'create', publication, name, scopes: names.filter(isScope), days: expiry } };
};

/** Parses the command line, or returns an error message. */
export const parseTokenCommand = (args: readonly string[]): Parsed => {
  const parsed = readArguments(args, { options, allowPositionals: true });
  if (!parsed.ok) return parsed;
  const {
    positionals: [action, id, ...rest],
    values,
  } = parsed;
  if (rest.length > 0) return { ok: false, error: `"${rest[0]}" is one argument too many.` };
  const grace = values['grace-minutes'];
  switch (action) {
    case 'create':
      return parseCreate(values.publication, values.name, values.scopes, values.days);
    case 'list':
      return { ok: true, value: { action } };
    case 'rotate':
    case 'revoke':
      if (!id) return { ok: false, error: `Name the token: ${action} <id>. "list" shows the ids.` };
      if (!isCount(grace)) return { ok: false, error: `--grace-minutes needs a number, not "${grace}".` };
      return {
        ok: true,
        value: action === 'rotate' ? { action, id, graceMinutes: Number(grace) } : { action, id },
      };
    default:
      return { ok: false, error: action ? `There is no command "${action}".` : 'A command is missing.' };
  }
};

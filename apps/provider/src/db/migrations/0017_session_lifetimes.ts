import { statements } from './statements.ts';

/**
 * Sessions get an idle timeout: use extends `expires_at`, `ends_at` is fixed. Confirmation links of registrations lose
 * the password that was entered before the address was confirmed: another person may have entered it.
 */
export const sessionLifetimes = statements(
  [
    `alter table account_sessions add column kind text not null default 'remembered' check (kind in ('browser', 'remembered'))`,
    'alter table account_sessions add column ends_at timestamptz',
    `update account_sessions set ends_at = expires_at, expires_at = least(expires_at, now() + interval '14 days')`,
    'alter table account_sessions alter column ends_at set not null',
    `update account_links set payload = payload - 'passwordHash' where purpose = 'register'`,
  ],
  [
    'update account_sessions set expires_at = ends_at',
    'alter table account_sessions drop column ends_at',
    'alter table account_sessions drop column kind',
  ],
);

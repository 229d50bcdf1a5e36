import { expect, test } from 'vitest';
import { formatIssue } from './lintIssue.ts';
import { securityEvidence } from './securityEvidence.ts';

const path = 'apps/provider/src/backup/tools.ts';
const issues = (code: string, page = '', file = path): string[] =>
  securityEvidence(
    new Map([
      [file, code],
      ['docs/security/asvs.md', page],
    ]),
  ).map(formatIssue);

test.each([
  ['starts a process', "import { spawn } from 'node:child_process';"],
  ['opens a connection', "import { createServer, request } from 'node:http';"],
  ['writes SQL without parameters', "sql.raw('a')"],
])('a file that %s is in the security page', (message, code) => {
  expect(issues(code)).toEqual([expect.stringContaining(`${path} – ${message} – say in docs/security/asvs.md`)]);
  expect(issues(code, `| 1.2.5 | \`${path}\` |`)).toEqual([]);
});

test.each([
  ['a test', "import { spawn } from 'node:child_process';", 'apps/provider/src/backup/tools.test.ts'],
  ['a type', "import type { IncomingMessage } from 'node:http';", path],
])('%s needs no entry', (_, code, file) => expect(issues(code, '', file)).toEqual([]));

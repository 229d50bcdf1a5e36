import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';

test('generated code is what schema and operations give', () => {
  const check = (): Buffer => execFileSync(process.execPath, ['scripts/codegen-check.ts'], { cwd: new URL('..', import.meta.url), stdio: 'pipe' });
  expect(check).not.toThrow();
}, 30_000);

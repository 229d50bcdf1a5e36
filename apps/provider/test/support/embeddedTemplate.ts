import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the first test that asks leaves an embedded database for the others to copy. */
    embeddedTemplate: string;
  }
}

/** A folder for what the tests of one run share. */
export const setup = (project: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-template-'));
  project.provide('embeddedTemplate', path.join(folder, 'database'));
  return () => rmSync(folder, { recursive: true });
};

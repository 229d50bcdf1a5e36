import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** Directory in which the first test that needs an embedded database creates it; other tests copy it. */
    embeddedTemplate: string;
  }
}

/** Creates a folder that the tests of a run share. */
export const setup = (project: TestProject): (() => void) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-template-'));
  project.provide('embeddedTemplate', path.join(folder, 'database'));
  return () => rmSync(folder, { recursive: true });
};

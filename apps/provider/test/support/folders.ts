import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, onTestFinished } from 'vitest';

const create = () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'masthead-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
};

/** Creates an empty folder that is removed after the tests of the file or suite. */
export const useFolder = (): string => {
  const { folder, remove } = create();
  afterAll(remove);
  return folder;
};

/** Creates an empty folder that is removed after the test. */
export const createTestFolder = (): string => {
  const { folder, remove } = create();
  onTestFinished(remove);
  return folder;
};

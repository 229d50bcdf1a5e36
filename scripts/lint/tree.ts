import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Tree } from './lintIssue.ts';

/** Made by tools, never by hand: the same folders that .gitignore names. */
const skipped = new Set([
  '.git',
  'node_modules',
  '.next',
  '.data',
  '.staging',
  '.turbo',
  'storybook-static',
  'coverage',
  'test-results',
  '__screenshots__',
]);
const skippedFiles = /^(next-env\.d\.ts|\.env(\.local)?)$|\.(log|tsbuildinfo)$/;
const readable = /\.(ts|tsx|mts|mjs|cjs|js|json|md|mdx|yaml|yml|graphql|example)$/;

/** Reads every file once, so that each check is a pure function. */
export const readTree = (root: string): Tree => {
  const files = new Map<string, string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const file = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) {
        if (!skipped.has(entry.name)) visit(file);
      } else if (entry.isFile() && !skippedFiles.test(entry.name)) {
        files.set(file, readable.test(entry.name) ? readFileSync(path.join(root, file), 'utf8') : '');
      }
    }
  };
  visit('');
  return files;
};

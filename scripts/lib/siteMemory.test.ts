import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { brandFolders, inRoot } from './paths.ts';
import { siteMemory } from './siteMemory.ts';

const program = '../../packages/site/src/server/main.ts';
const command = ['node', ...siteMemory.nodeArguments, program];
const environment = Object.entries(siteMemory.env)
  .map(([name, value]) => `${name}=${value}`)
  .join(' ');

describe('how a site is started with limits of its memory', () => {
  test.each([
    ...brandFolders().map((brand) => [`apps/${brand}/package.json`, command.join(' ')]),
    ['docs/guides/operations.md', command.join(' ')],
    ['docs/guides/operations.md', environment],
    ['deploy/compose.yaml', command.join(' ')],
    ['deploy/systemd/masthead-site@.service', command.join(' ')],
    ['deploy/systemd/masthead-site@.service', environment],
    ['deploy/Dockerfile', `[${command.map((part) => JSON.stringify(part)).join(', ')}]`],
    ['deploy/Dockerfile', environment],
  ])('%s has %s', (file, text) => {
    expect(readFileSync(inRoot(file), 'utf8')).toContain(text);
  });
});

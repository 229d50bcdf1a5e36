import { DockerfileParser } from 'dockerfile-ast';
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { siteMemory } from '../lib/siteMemory.ts';
import { existsInRepository, readDeployFile } from './files.ts';

const dockerfile = DockerfileParser.parse(readDeployFile('Dockerfile'));
const stages = dockerfile.getFROMs().map((from) => ({ name: from.getBuildStage() ?? '', from }));
const text = readDeployFile('Dockerfile');

/** The instructions of a stage and of the stages that it is built from. */
const listInstructions = (name: string): readonly string[] => {
  const [, before = '', own = ''] =
    new RegExp(String.raw`^FROM (\S+) AS ${name}\n([^]*?)(?=^FROM |(?![^]))`, 'm').exec(text) ?? [];
  return [...(stages.some((stage) => stage.name === before) ? listInstructions(before) : []), ...own.split('\n')];
};

test('versions are those of the repository', () => {
  const { packageManager } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { packageManager: string };
  expect(text).toContain(`npm install --global ${packageManager}`);
  const nodeVersion = /^nodeVersion: (\S+)$/m.exec(readFileSync(inRoot('pnpm-workspace.yaml'), 'utf8'))?.[1];
  expect(text).toContain(`ARG NODE_VERSION=${nodeVersion}\n`);
});

test('every instruction is known, and stages copy from earlier stages and existing files', () => {
  const names = new Set<string | undefined>(stages.map(({ name }) => name));
  for (const instruction of dockerfile.getInstructions())
    expect([
      'ARG',
      'FROM',
      'ENV',
      'WORKDIR',
      'RUN',
      'COPY',
      'USER',
      'VOLUME',
      'STOPSIGNAL',
      'EXPOSE',
      'HEALTHCHECK',
      'CMD',
    ]).toContain(instruction.getKeyword());
  const copies = dockerfile.getCOPYs().map((copy) => ({
    from:
      copy
        .getFlags()
        .find((flag) => flag.getName() === 'from')
        ?.getValue() ?? undefined,
    sources: copy
      .getArguments()
      .slice(0, -1)
      .map((argument) => argument.getValue()),
  }));
  expect(copies.filter(({ from }) => from !== undefined && !names.has(from))).toEqual([]);
  // Packages and the build are results of earlier stages.
  const sources = copies.flatMap((copy) => copy.sources).filter((source) => !/node_modules|\.next/.test(source));
  expect(sources.filter((source) => !existsInRepository(source.replace(/^\/app\//, '')))).toEqual([]);
});

test.each([
  ['site', 'node', /^CMD \["node", .*src\/(?:server\/)?main\.ts"\]$/],
  ['provider', 'node', /^CMD \["node", "src\/main\.ts"\]$/],
  ['search', 'search', /^CMD \["start-groonga\.sh", /],
])('the image of the %s runs as an ordinary user and reports its health', (name, user, command) => {
  const instructions = listInstructions(name);
  expect(instructions).toContain(`USER ${user}`);
  expect(instructions).toContain('STOPSIGNAL SIGTERM');
  expect(instructions.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  expect(instructions.findLast((line) => line.startsWith('CMD'))).toMatch(command);
});

test('what an image leaves out of its packages exists, or it has another name in a new version', () => {
  const lines = readDeployFile('bin/install-packages.sh').split('\n');
  const removed = lines.flatMap((line) => /\brm -r?f (.*)$/.exec(line)?.[1]?.replaceAll('"', '').split(' ') ?? []);
  const packages = inRoot('node_modules/.pnpm');
  const [next = ''] = globSync('next@16*/node_modules/next/dist', { cwd: packages });
  // Each machine has the programs of its own processor only.
  const patterns = removed.map((name) => name.replace('$next', next)).filter((name) => !name.startsWith('node-linux'));
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((name) => globSync(name, { cwd: packages }).length === 0)).toEqual([]);
});

test('sites treat memory as npm start does', () => {
  for (const argument of siteMemory.nodeArguments) expect(text).toContain(`"${argument}"`);
  for (const [name, value] of Object.entries(siteMemory.env)) expect(text).toContain(`${name}=${value}`);
});

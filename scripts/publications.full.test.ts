import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { variables } from './lib/env.ts';
import { findReadableAccent } from './lib/publications/accent.ts';
import { modules } from './lib/publications/choice.ts';
import { headlineFaces } from './lib/publications/faces.ts';
import { copyRepository, type RepositoryCopy } from './test/copyRepository.ts';

let copy: RepositoryCopy;
beforeAll(() => void (copy = copyRepository()), 120_000);
afterAll(() => copy.close(), 60_000);

/** `PUBLICATION_SEED` repeats a failed run, whose title has its seed. */
const firstSeed = Number(variables['PUBLICATION_SEED'] ?? Date.now() % 1_000_000);

/** Random numbers that follow from a seed (mulberry32). */
const createRandom = (seed: number) => {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    isTrue: () => next() < 0.5,
    pick: <Value>(values: readonly [Value, ...Value[]]): Value =>
      values[Math.floor(next() * values.length)] ?? values[0],
    color: () =>
      `#${Math.floor(next() * 0x1_00_00_00)
        .toString(16)
        .padStart(6, '0')}`,
  };
};

/** Draws options of the command from what it accepts. An option that is left out has its default. */
const drawOptions = (seed: number): string[] => {
  const random = createRandom(seed);
  const options = {
    name: random.pick([
      'Harbor Wire',
      "Smith & Sons' Review",
      'Zürich – Ärzte: heute',
      'A Name of Sixty Characters, the Longest That Is Accepted: 60',
    ]),
    language: random.pick(['en-US', 'en-GB', 'de-DE', 'de-AT']),
    magazine: 'The Tide Table',
    accent: findReadableAccent(random.color()),
    headline: random.pick(['source-serif-4', ...headlineFaces.keys()]),
    header: random.pick(['main', 'alternate']),
    sections: random.pick(['Docks', 'Docks,Freight', "Ship's Papers,R&D,Größe,Policy"]),
    hubs: random.pick(['sectors=clinical', 'markets=ports,best-practices=how-to']),
    without: modules.filter(() => random.isTrue()).join(',') || 'deals',
    'path-prefix': 'wire',
  };
  return Object.entries(options).flatMap(([name, value]) => (random.isTrue() ? [`--${name}=${value}`] : []));
};

const runTests = (folder: string, ...args: readonly string[]): void =>
  void execFileSync('node_modules/.bin/vitest', ['run', ...args], {
    cwd: path.join(copy.folder, folder),
    env: { ...copy.environment, TEST_SCOPE: '' } as NodeJS.ProcessEnv,
    stdio: ['ignore', 'ignore', 'inherit'],
  });

test.each(Array.from({ length: 3 }, (_, index) => firstSeed + index))(
  'any publication passes lint, types and the tests that read brands, and is removed without a trace (seed %i)',
  (seed) => {
    const options = drawOptions(seed);
    const made = copy.run('scripts/newPublication.ts', ['harbor-wire', ...options]);
    expect({ ...made, options }).toMatchObject({ code: 0, output: expect.stringContaining('is ready'), options });
    expect(copy.run('scripts/lint.ts', []).output).toMatch(/No issues/);
    const bin = path.join(copy.folder, 'node_modules/.bin');
    execFileSync(path.join(bin, 'oxfmt'), ['--check', 'apps', 'sample-content'], { cwd: copy.folder });
    execFileSync(path.join(bin, 'tsc'), ['-p', 'apps/harbor-wire'], { cwd: copy.folder });
    runTests('packages/design-system', '--project', 'unit', 'tokens', 'test/themes.test.ts');
    runTests('scripts', 'brands.test.ts', 'lib/brandReport.test.ts');
    runTests('packages/site', 'src/routing/brandLinks.test.ts', 'src/routing/getStaticPath.test.ts');
    runTests('apps/provider', 'src/content/publications', 'src/content/files', 'src/operations/seed/seed.test.ts');
    expect(copy.run('scripts/removePublication.ts', ['harbor-wire', '--yes']).code).toBe(0);
    expect(copy.status()).toBe('');
  },
  600_000,
);

import { expect, test } from 'vitest';
import { inRoot, root } from '../paths.ts';
import { type Answers, completeChoice } from './choice.ts';
import { getContentFolder } from './content.ts';
import { getHouseFile, planPublication } from './plan.ts';
import { readTaken } from './readTaken.ts';
import { readSources } from './template.ts';

const plan = (answers: Answers) =>
  planPublication(
    { ...completeChoice('harbor', answers, readTaken(root, 4797)), wordmarkWidth: 200 },
    readSources(inRoot()),
    [],
  );

const planContent = (without: string): ReadonlyMap<string, string> => {
  const folder = `${getContentFolder('harbor')}/`;
  return new Map(
    plan({ without }).flatMap((change) =>
      change.path.startsWith(folder) && 'text' in change
        ? [[change.path.slice(folder.length), String(change.text)] as const]
        : [],
    ),
  );
};

test('a publication with all modules has a sample of each', () => {
  const files = planContent('none');
  for (const file of ['events', 'podcasts', 'webcasts', 'recognition', 'resources', 'tech-center', 'careers'])
    expect(files.get(`${file}.json`)).toContain('sample-');
  expect(files.get('articles/sample-deal.md')).toContain('deal:');
  expect(files.get('packages.json')).toContain('"magazine"');
  expect(files.get('categories.json')).toMatch(/"markets\/[^]*"sectors\/[^]*"webcasts\/on-demand\//);
});

test('a publication without a module has no content of it', () => {
  const files = planContent('markets,sectors,magazine,nominations,events,tech-center,webcasts');
  expect([...files.keys()].filter((file) => /events|tech|webcasts|calendar|call/.test(file))).toEqual([]);
  const left = /sample-(market|sector|issue|honors|webcasts)|cre-tech-center-partners|Quarterly Preview/;
  expect([...files].filter(([, text]) => left.test(text)).map(([file]) => file)).toEqual(['recognition.json']);
});

test.each(['#1d4e79', '#7a1f3d', '#8a4b08', '#8c2c1b'])(
  'with the accent %s house ads have pictures that they have files of',
  (accent) => {
    const houses = plan({ accent }).find(({ path }) => path === getHouseFile('harbor'));
    const files = String(houses && 'text' in houses && houses.text).match(/(?<="pictures\/)[^"]+/g) ?? [];
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !readSources(inRoot()).housePictures.has(file))).toEqual([]);
  },
);

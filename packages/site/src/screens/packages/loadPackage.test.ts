import { describe, expect, test } from 'vitest';
import { aPage, aSite, brand } from '../../../test/aSite';
import { aPackage, aSponsor, aTeaser, byLabel } from '../../../test/wire';
import { pageFacts } from '../../shell/tracking/pageFacts';
import { loadPackage, toParts } from './loadPackage';

const northlight = aSponsor('Northlight');
const report = aPackage('power', { articles: [aTeaser('first')], sponsors: [northlight] });
const listed = (...packages: unknown[]) => ({ estimate: packages.length, packages });
const newest = aPackage('home-latest', { articles: [aTeaser('first'), aTeaser('second'), aTeaser('third')] });

const questions: string[] = [];
const load = async (answers: Record<string, unknown>) => {
  const provider = byLabel(answers);
  const outcome = await loadPackage(
    aSite((question) => {
      questions.push(question.query);
      return provider(question);
    }),
    { list: 'special-reports', package: 'power', page: '1' },
  );
  if (!outcome.ok) throw new Error(`The package was refused: ${outcome.error.kind}.`);
  return outcome.value;
};

describe('§2.6 more from the publisher, under a package', () => {
  const own = [`More from ${brand.name}`, ['second', 'third']];

  test.each([
    [
      'other packages of its sponsor come first',
      listed(
        report,
        aPackage('heat', { packageUrl: '/thought-leaders/heat/', sponsors: [northlight] }),
        aPackage('cold', { packageUrl: '/elsewhere/cold/', sponsors: [northlight] }),
        aPackage('rain'),
      ),
      [['More from Northlight', ['heat']], own],
    ],
    [
      'then what the publication has new',
      listed(report, aPackage('rain', { sponsors: [aSponsor('Calloway')] })),
      [own],
    ],
    ['also where the list cannot be had', undefined, [own]],
  ])('%s', async (_, all, lists) => {
    const { more } = await load({ package: report, newest, ...(all && { all }) });
    expect(more.map(({ title, stories }) => [title, stories.map((story) => story.title)])).toEqual(lists);
  });

  test("comes in the page's own document", async () => {
    questions.length = 0;
    await load({ package: report, newest });
    expect(questions).toHaveLength(1);
  });

  test('without anything to show there is nothing', async () => {
    expect((await load({ package: report })).more).toEqual([]);
  });
});

describe('§3 the advertising codes of sponsors', () => {
  test.each([
    [[northlight, aSponsor('Calloway')], 'northlight,calloway'],
    [[aSponsor('Arbor', { adCode: null })], undefined],
    [[], undefined],
  ])('%#: the page says %s', async (sponsors, adCodes) => {
    expect((await load({ package: { ...report, sponsors } })).adCodes).toBe(adCodes);
  });

  test("stand in the page's data, which advertising is aimed by", () => {
    expect(pageFacts(aPage('/special-reports/power/'), { sponsor: 'northlight' }).sponsor).toBe('northlight');
  });
});

describe('§3 a part of a package leads on where it says so', () => {
  test.each([
    ['/markets/atlanta/', true, '/markets/atlanta/'],
    ['/markets/atlanta/', false, undefined],
    ['javascript:alert(1)', true, undefined],
    ['//elsewhere.example/', true, undefined],
    [null, true, undefined],
  ])('link %s, showAll %s', (link, showAll, url) => {
    const [part] = toParts(
      aSite(() => ({})),
      {
        navigations: [
          { name: 'Atlanta', description: 'All of it.', link, showAll, searchContents: [aTeaser('first')] },
        ] as unknown as Parameters<typeof toParts>[1]['navigations'],
      },
      [],
    );
    expect(part?.url).toBe(url);
  });
});

test.each([
  ['example_northlight', '@example_northlight', 'https://x.com/example_northlight'],
  ['@northlight', '@northlight', 'https://x.com/northlight'],
  ['javascript:x', undefined, undefined],
  [null, undefined, undefined],
])('§3 a sponsor known as %s is linked to as %s', async (twitterId, title, url) => {
  const [sponsor] = (await load({ package: { ...report, sponsors: [aSponsor('Northlight', { twitterId })] } }))
    .sponsors;
  expect([sponsor?.profile?.title, sponsor?.profile?.url]).toEqual([title, url]);
});

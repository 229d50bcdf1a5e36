import { getElementFate } from '@masthead/content-rules/elements';
import { getVideoFileType, parseHostedVideo } from '@masthead/content-rules/video-hosts';
import { describe, expect, test } from 'vitest';
import { toBody } from '../content/files/bodyBlocks.ts';
import { listChartIssues } from '../content/files/charts/chart.ts';
import { getSearchConfig } from '../db/write/searchText.ts';
import { toPlainText } from '../db/write/plainText.ts';
import { getExtension } from '../media/library/mediaTypes.ts';
import { toEmbedTarget } from './body/embeds.ts';
import { listElementRemarks } from './feeds/checkXml.ts';
import { getMediaKind } from './feeds/feedEntry.ts';
import { convertCard, isCard } from './ghost/cards.ts';
import { getHandling as getGhostHandling, tableHandling, unknownTable } from './ghost/ghostTables.ts';
import { findBlockRule } from './wordpress/blockRules.ts';
import { getHandling, itemElements, postTypes, statuses } from './wordpress/tables.ts';

/** A chart whose columns and rows are `names`. */
const toChart = (names: readonly string[], fields = 'type: bar'): string =>
  `\`\`\`chart\n${fields}\ntitle: T\nsource: S\nalt: A chart of the names that all objects have.\ndata: |\n  Name, ${names.join(', ')}\n${names.map((name) => `  ${name}, ${names.map((_, index) => index + 1).join(', ')}`).join('\n')}\n\`\`\``;

describe.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'])('%s', (name) => {
  test.each<[string, unknown, unknown]>([
    ['media type', getExtension(name), 'bin'],
    ['WordPress element', getHandling(itemElements, name), getHandling(itemElements, 'unknown')],
    ['WordPress post type', postTypes.get(name), undefined],
    ['WordPress status', statuses.get(name), undefined],
    ['WordPress block', findBlockRule(name), undefined],
    ['Ghost table', getGhostHandling(tableHandling, name, unknownTable), unknownTable],
    ['Ghost card', isCard(name), false],
    ['Ghost card to convert', convertCard(name, {}, () => undefined), ''],
    ['HTML element', getElementFate(name), getElementFate('unknown')],
    ['entity', toPlainText(`&${name};`), `&${name};`],
    ['language', getSearchConfig(name), 'simple'],
    ['media type of an address', getVideoFileType(`https://x.example/a.${name}`), undefined],
    ['media type of a feed', getMediaKind(`https://x.example/a.${name}`, name, name), 'file'],
    ['host of videos', parseHostedVideo(`https://${name.replaceAll('_', '')}/watch?v=abcdefghijk`), undefined],
    ['host of embeds', toEmbedTarget(`https://${name.replaceAll('_', '')}.example/embed`)?.kind, 'link'],
    ['type of a chart', listChartIssues(toChart(['A', 'B'], `type: ${name}`)).map(({ path }) => path[2]), ['type']],
    [
      'field of a chart',
      listChartIssues(toChart(['A', 'B'], `type: bar\n${name}: x`)).map(({ path }) => path[0]),
      ['charts'],
    ],
    [
      'row of a chart',
      listChartIssues(toChart(['A', 'B'], `type: bar\nhighlight: [${name}]`)).map(({ path }) => path[2]),
      ['highlight'],
    ],
    [
      'feed element',
      listElementRemarks({ entry: new Map([[name, 1]]), feed: new Map() }, 'element'),
      [
        expect.objectContaining({
          note: expect.objectContaining({ kind: 'not-imported', subject: `element ${name}` }),
        }),
      ],
    ],
  ])('is no %s', (_, found, unknown) => expect(found).toEqual(unknown));

  test('may be the name of a column and a row of a chart', () => {
    const { charts, blocks } = toBody(toChart([name, 'A'], `type: bar\nhighlight: [${name}]`));
    expect(charts).toMatchObject([
      {
        columns: ['Name', name, 'A'],
        rows: [
          [name, '1', '2'],
          ['A', '1', '2'],
        ],
      },
    ]);
    expect(blocks[0]).toContain(`<th scope="row">${name}</th>`);
  });
});

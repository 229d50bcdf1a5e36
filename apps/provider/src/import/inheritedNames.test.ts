import { getElementFate } from '@masthead/content-rules/elements';
import { describe, expect, test } from 'vitest';
import { getSearchConfig } from '../db/write/separateEndings.ts';
import { toPlainText } from '../db/write/plainText.ts';
import { getExtension } from '../media/library/mediaTypes.ts';
import { listElementRemarks } from './feeds/elementHandling.ts';
import { convertCard, isCard } from './ghost/cards.ts';
import { getHandling as getGhostHandling, tableHandling, unknownTable } from './ghost/ghostTables.ts';
import { findBlockRule } from './wordpress/blockRules.ts';
import { getHandling, itemElements, postTypes, statuses } from './wordpress/tables.ts';

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
});

import type { SlotName } from '@masthead/ad-slots';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage } from '../../../test/aSite';
import { paidPage } from '../../framework/pageContext';
import { AdRow, SponsoredStories } from './placements';

const isClosed = (html: string): [wrapper: boolean, slot: boolean] => [
  html.includes('data-closed-around'),
  html.includes('data-state="closed"'),
];

describe('§9: without an ad network a slot that may show no house ad takes no space', () => {
  test.each<[address: string, sponsor: string, name: SlotName, closed: boolean]>([
    ['/', '', 'horiz1', false],
    ['/', '', 'horiz4', true],
    ['/', '', 'footer', false],
    ['/2026/11/21/a-deal/', '', 'horiz1', false],
    ['/2026/11/21/a-deal/', 'Larkfield', 'horiz1', true],
    ['/sponsored-content/a-roof/', '', 'horiz1', true],
  ])('%s with the sponsor "%s": %s is closed: %s', (address, sponsor, name, closed) => {
    const html = renderToStaticMarkup(<AdRow page={paidPage(aPage(address), sponsor)} name={name} />);
    expect(isClosed(html)).toEqual([closed, closed]);
  });

  test('the section of sponsored stories', () => {
    expect(isClosed(renderToStaticMarkup(<SponsoredStories page={aPage('/')} />))).toEqual([true, true]);
  });
});

import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { nominationFields } from '@masthead/content-rules/forms';
import { NominationProgram } from '@masthead/design-system';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { getFixedPaths } from '../../endpoints/sitemaps/sitemaps';
import { getNominationsLink } from '../recognition/toProfile';
import { toProgram } from './loadNominations';

const rules = {
  button: 'Enter a deal',
  nomineeLabel: 'Name',
  reasonLabel: 'The deal',
  categories: ['Sale', 'Lease'],
  criteria: ['One transaction'],
};
const brand = defineBrand({
  ...aBrand(),
  recognition: [
    { directory: 'deals', name: 'Deals', description: 'Of the year.', nomination: { ...rules, openDays: 45 } },
    { directory: 'bosses', name: 'Bosses', description: 'Good ones.', nomination: rules },
    { directory: 'past', name: 'Past', description: 'Ended.' },
  ],
});
const call = (directory: string, pubDate: string) => ({
  pubDate,
  breadcrumb: [{ name: directory, uri: `/tag/${directory}/` }],
});
const programs = (
  now: string,
  calls = [call('deals', '2025-11-01T14:00:00Z'), call('deals', '2026-11-01T14:00:00Z')],
) => brand.recognition.map(toProgram(brand, calls, new Date(now)));

describe('§1 nominations of recognition programs', () => {
  test('are open for the days after the newest call', () => {
    const [deals] = programs('2026-12-15T00:00:00Z');
    expect(deals?.deadline).toBe('Nominations close Dec. 16, 2026.');
    expect(deals?.entry).toMatchObject({
      button: 'Enter a deal',
      action: '/api/forms/nominate-deals/?next=%2Fstatic%2Fthank-you%2F',
      choices: rules.categories,
    });
  });

  test('have the fields that the service accepts', () => {
    const open = programs('2026-12-15T00:00:00Z').filter(({ entry }) => entry);
    const pages = open.map((program) =>
      renderToStaticMarkup(createElement(NominationProgram, { ...program, headingLevel: 2 })),
    );
    expect(pages.map((html) => Array.from(html.matchAll(/ name="([^"]+)"/g), ([, name]) => name))).toEqual([
      nominationFields,
      nominationFields,
    ]);
  });

  test('are closed after the deadline and before the first call', () => {
    const closed = 'Nominations are closed. The next call will be announced here.';
    for (const [deals] of [programs('2026-12-17T00:00:00Z'), programs('2026-12-15T00:00:00Z', [])]) {
      expect(deals?.deadline).toBe(closed);
      expect(deals?.entry).toBeUndefined();
    }
  });

  test('are open all year without a number of days, and closed without rules', () => {
    const [, bosses, past] = programs('2026-12-17T00:00:00Z');
    expect([bosses?.deadline, past?.entry]).toEqual(['Nominations are open all year.', undefined]);
    expect(bosses?.entry?.label).toBe('Nominate for Bosses');
  });

  test('are not mentioned, and the page is that of recognition, where the publication has no nominations', () => {
    const without = { ...brand, hiddenModules: ['nominations' as const] };
    const [, bosses] = without.recognition.map(toProgram(without, [], new Date('2026-12-15T00:00:00Z')));
    expect(bosses).not.toHaveProperty('entry');
    expect(bosses).not.toHaveProperty('deadline');
    expect([getNominationsLink(brand), getNominationsLink(without)]).toEqual([
      { title: 'Nominations', url: '/nomination/' },
      { title: 'Recognition', url: '/recognition/' },
    ]);
    const listed = (of: typeof without | typeof brand): string[] =>
      getFixedPaths(of, []).filter((path) => /^\/(?:nomination|recognition)\/$/.test(path));
    expect([listed(brand), listed(without)]).toEqual([['/nomination/'], ['/recognition/']]);
  });
});

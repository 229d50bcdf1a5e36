import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../lib/paths.ts';
import { isSource, isTest, withoutComments } from './source.ts';
import { readTree } from './tree.ts';

type Exports = Readonly<Record<string, unknown>>;
const load = async (file: string): Promise<Exports> => (await import(inRoot(file))) as Exports;

const { limits } = (await load('packages/config/src/limits.ts')) as { limits: Record<string, unknown> };
const at = (name: string): unknown => name.split('.').reduce<unknown>((value, key) => (value as Exports)[key], limits);

const design = 'packages/design-system/src';
const site = 'packages/site/src';
const shareRules = await load(`${design}/ShareByEmail/shareRules.ts`);
const serviceRules = await load('apps/provider/src/share/rules.ts');
const { shareWindow } = await load(`${design}/ShareBar/shareWindow.ts`);
const { defaultSliderOptions } = (await load(`${design}/Slider/sliderOptions.ts`)) as { defaultSliderOptions: Exports };
const { columnsFor } = (await load(`${design}/TeaserGrid/reversed.ts`)) as {
  columnsFor: (items: number, width: string) => number;
};
const { breakpoints } = (await load(`${design}/theme/media.ts`)) as { breakpoints: Exports };
const { subscriptionProduct } = (await load('apps/provider/src/accounts/subscriptions.ts')) as {
  subscriptionProduct: Exports;
};
const { breakpoints: adBreakpoints } = (await load('packages/ad-slots/src/table/types.ts')) as {
  breakpoints: readonly number[];
};
const { imageWidths: requestedWidths } = await load(`${site}/content/media/picture.ts`);
const { imageWidths: renderedWidths } = await load('apps/provider/src/images/shapes.ts');
const { searchedLength } = await load('apps/provider/src/search/text.ts');
const { inputLimits } = (await load('apps/provider/src/graphql/input.ts')) as { inputLimits: Exports };

/** A number in the source of a file that a test cannot import: of a component, or without an export. */
const numberIn = (file: string, pattern: RegExp): number =>
  Number(pattern.exec(readFileSync(inRoot(file), 'utf8'))?.[1]?.replaceAll('_', ''));
const valueIn = (file: string, name: string): number => numberIn(file, new RegExp(`\\b${name} = ([\\d_]+)`));
const defaultIn = (file: string, prop: string): number => valueIn(`${design}/${file}`, prop);
/** The `maxLength` of a form's text field. */
const maxLengthIn = (file: string): number => numberIn(`${design}/${file}`, /maxLength=\{(\d+)\}/);
/** Columns of the widest layout of a grid. */
const columnsIn = (file: string): number => numberIn(`${design}/${file}`, /media\.l\].*?repeat\((\d), minmax/s);

/**
 * The constants of SPEC §9 are in packages/config. The design system has no dependencies and the provider shares only
 * the schema, so both repeat these values, and this test compares them.
 */
const copies: [limit: string, where: string, value: unknown][] = [
  ['shareForm.maxMessageCharacters', 'the form', shareRules.maxMessageLength],
  ['shareForm.maxMessageCharacters', 'the email story service', serviceRules.maxMessageLength],
  ['shareForm.autoCloseMs', 'the form', defaultIn('ShareByEmail/ShareByEmailForm.client.tsx', 'closeAfter')],
  ['sharePopup.widthPx', 'the pop-up', Number(/width=(\d+)/.exec(String(shareWindow))?.[1])],
  ['sharePopup.heightPx', 'the pop-up', Number(/height=(\d+)/.exec(String(shareWindow))?.[1])],
  ['slider.slides', 'the slider', defaultSliderOptions.slidesPerView],
  ['slider.autoplayMs', 'the slider', defaultSliderOptions.delayMs],
  ['slider.speed', 'the slider', defaultSliderOptions.speed],
  // The carousel uses the default of the slider.
  ['carousel.slides', 'the slider', defaultSliderOptions.slidesPerView],
  ['carousel.autoplayMs', 'the carousel', defaultIn('ResourceCarousel/ResourceCarousel.tsx', 'delayMs')],
  [
    'maxColumns.teaserGrid',
    'the teaser grid',
    Math.max(
      ...[1, 2, 3, 4, 9].flatMap((items) => ['phone', 'tablet', 'desktop'].map((width) => columnsFor(items, width))),
    ),
  ],
  ['maxColumns.resourceGrid', 'the resource grid', columnsIn('ResourceTeaser/ResourceTeaser.css.ts')],
  ['maxColumns.markets', 'the market groups', columnsIn('CategoryGroups/CategoryGroups.css.ts')],
  ['adBreakpointsPx.medium', 'the theme', breakpoints.m],
  ['adBreakpointsPx.large', 'the theme', breakpoints.l],
  ['adBreakpointsPx.medium', 'the slot table', adBreakpoints[1]],
  ['adBreakpointsPx.large', 'the slot table', adBreakpoints[2]],
  ['subscription.productId', 'the store', subscriptionProduct.id],
  ['subscription.activeStatus', 'the store', subscriptionProduct.active],
];

test.each(copies)('§9: %s is the same in %s', (limit, _, value) => {
  expect(value).toBe(at(limit));
});

/** Values that are not in SPEC §9, but that sender and receiver must agree on. */
const agreements: [one: string, other: string, subject: string, value: unknown, otherValue: unknown][] = [
  [
    'the search page',
    'the provider',
    'the length of a search',
    valueIn(`${site}/screens/search/parameters.ts`, 'maxCharacters'),
    searchedLength,
  ],
  [
    'the search page',
    'its form',
    'the length of a search',
    valueIn(`${site}/screens/search/parameters.ts`, 'maxCharacters'),
    maxLengthIn('SearchBox/SearchBox.tsx'),
  ],
  [
    'the resource library',
    'its form',
    'the length of keywords',
    valueIn(`${site}/screens/resources/parameters.ts`, 'maxCharacters'),
    maxLengthIn('ResourceFilters/ResourceFilters.tsx'),
  ],
  ['the site', 'the provider', 'the widths of pictures', requestedWidths, renderedWidths],
  ['the site', 'the provider', 'the last page', valueIn(`${site}/routing/parameters.ts`, 'maxPage'), inputLimits.page],
  [
    'the site',
    'the provider',
    'the tags of one purge',
    valueIn(`${site}/endpoints/purge/purgeRoute.ts`, 'maxTags'),
    valueIn('apps/provider/src/purge/purger.ts', 'tagsPerRequest'),
  ],
];

test.each(agreements)('%s and %s agree on %s', (_one, _other, _subject, value, otherValue) => {
  expect(value).toBeTruthy();
  expect(value).toEqual(otherValue);
});

describe('§9: every constant is used', () => {
  const definitions = /\/(?:limits|trackingLimits|visitorCookies|adTestPrefix)\.ts$/;
  /** Groups that browser code imports under a name of their own. */
  const ownNames: Readonly<Record<string, string>> = { cookies: 'visitorCookies', adTestPrefix: 'adTestPrefix' };
  const shipped = [...readTree(path.join(inRoot('.')))]
    .filter(([file]) => /^(packages|apps)\//.test(file) && isSource(file) && !isTest(file) && !definitions.test(file))
    .map(([, text]) => withoutComments(text))
    .join('\n');
  const leaves = (value: unknown, name: string): string[] =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.entries(value).flatMap(([key, part]) => leaves(part, name ? `${name}.${key}` : key))
      : [name];
  /**
   * Used by its full name, or after destructuring its group: `const { tracking } = limits`, then `tracking.retryMs`.
   */
  const isRead = (name: string): boolean => {
    const [group = '', ...rest] = name.split('.');
    const ownName = ownNames[group];
    const isGroupRead = ownName
      ? shipped.includes(ownName)
      : new RegExp(`[lL]imits\\.${group}(?![\\w.])|\\{[^}\\n]*\\b${group}\\b[^}\\n]*\\} = \\w*[lL]imits\\b`).test(
          shipped,
        );
    return (
      shipped.includes(`limits.${name}`) ||
      shipped.includes(`Limits.${name}`) ||
      (isGroupRead && (rest.length === 0 || new RegExp(`\\b${rest.at(-1)}\\b`).test(shipped)))
    );
  };

  test.each(leaves(limits, ''))('%s', (name) => {
    expect(isRead(name) || copies.some(([limit]) => limit === name)).toBe(true);
  });
});

/** SPEC §5: form and service accept the same addresses. */
describe('§5: the form and the service have one rule for addresses', () => {
  const { validateDraft } = shareRules as {
    validateDraft: (draft: { email: string; message: string }) => { email?: string };
  };
  const { parseRecipients } = serviceRules as {
    parseRecipients: (text: string, language: string) => { ok: true } | { ok: false; error: string };
  };
  const many = (count: number): string =>
    Array.from({ length: count }, (_, index) => `reader${index}@example.com`).join(',');

  test.each([
    '',
    ' ',
    'a@example.com',
    ' a@example.com , b@example.org ',
    'first.last+tag@sub.example.info',
    "o'neil@example.com",
    'a@example',
    'a@example.c',
    'a@example.museum',
    'a@example.c0m',
    '@example.com',
    'a@.com',
    'a@x..com',
    'a@-x.com',
    'a@x-.com',
    'a..b@example.com',
    '.a@example.com',
    'a.@example.com',
    'a b@example.com',
    'a@b@example.com',
    'a@example.com,',
    ',a@example.com',
    'a@example.com,,b@example.com',
    'a@example.com;b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    '"A" <a@example.com>',
    `${'a'.repeat(250)}@example.com`,
    `a@${'x'.repeat(64)}.com`,
    'é@example.com',
    many(10),
    many(11),
    `${many(10)},READER1@example.com`,
  ])('%j', (text) => {
    const result = parseRecipients(text, 'en-US');
    expect(validateDraft({ email: text, message: '' }).email).toBe(result.ok ? undefined : result.error);
  });
});

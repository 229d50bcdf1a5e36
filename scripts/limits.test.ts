import { describe, expect, test } from 'vitest';
import { inRoot } from './lib/paths.ts';

type Exports = Readonly<Record<string, unknown>>;
const load = async (file: string): Promise<Exports> => (await import(inRoot(file))) as Exports;

const { limits } = (await load('packages/config/src/limits.ts')) as { limits: Record<string, unknown> };
const at = (name: string): unknown => name.split('.').reduce<unknown>((value, key) => (value as Exports)[key], limits);

const design = 'packages/design-system/src';
const site = 'packages/site/src';
const shareRules = await load(`${design}/ShareByEmail/shareRules.ts`);
const serviceRules = await load('apps/provider/src/readers/share/rules.ts');
const { defaultSliderOptions } = (await load(`${design}/Slider/sliderOptions.ts`)) as { defaultSliderOptions: Exports };
const { columnsFor } = (await load(`${design}/TeaserGrid/reversed.ts`)) as {
  columnsFor: (items: number, width: string) => number;
};
const { breakpoints } = (await load(`${design}/theme/media.ts`)) as { breakpoints: Exports };
const { subscriptionProduct } = (await load('apps/provider/src/readers/accounts/subscriptions.ts')) as {
  subscriptionProduct: Exports;
};
const { breakpoints: adBreakpoints } = (await load('packages/ad-slots/src/table/slots.ts')) as {
  breakpoints: readonly number[];
};
const { imageWidths: requestedWidths } = await load(`${site}/content/media/picture.ts`);
const { imageWidths: renderedWidths } = await load('apps/provider/src/media/images/shapes.ts');

/**
 * The constants of §9 are in packages/config. The design system has no dependencies and the provider shares only
 * the schema, so both repeat these values, and this test compares them.
 */
const copies: [limit: string, where: string, value: unknown][] = [
  ['shareForm.maxMessageCharacters', 'the form', shareRules.maxMessageLength],
  ['shareForm.maxMessageCharacters', 'the email story service', serviceRules.maxMessageLength],
  ['slider.slides', 'the slider', defaultSliderOptions.slidesPerView],
  ['slider.autoplayMs', 'the slider', defaultSliderOptions.delayMs],
  ['slider.speed', 'the slider', defaultSliderOptions.speed],
  // The carousel uses the default of the slider.
  ['carousel.slides', 'the slider', defaultSliderOptions.slidesPerView],
  [
    'maxColumns.teaserGrid',
    'the teaser grid',
    Math.max(
      ...[1, 2, 3, 4, 9].flatMap((items) => ['phone', 'tablet', 'desktop'].map((width) => columnsFor(items, width))),
    ),
  ],
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

test('the site requests pictures in the widths that the provider renders', () => {
  expect(requestedWidths).toEqual(renderedWidths);
});

/** §5: form and service accept the same addresses. */
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

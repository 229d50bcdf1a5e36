import type { Brand, Plan } from '@masthead/config';
import { describe, expect, test } from 'vitest';
import { aSite, aSiteWithoutProvider, brand } from '../../../test/aSite';
import { aPackage } from '../../../test/wire';
import { getSaving, loadOffer } from './loadOffer';

const load = (store: Partial<Brand['store']> = {}, site = aSiteWithoutProvider()) =>
  loadOffer({ ...site, brand: { ...brand, store: { ...brand.store, ...store } } });

const plan = (name: string, period: Plan['period'], price: number, has: string[]): Plan => ({
  key: name,
  name,
  price,
  currency: 'USD',
  period,
  summary: '',
  has,
  highlighted: false,
});

describe('§7.2 the offer page', () => {
  test('lists the plans with prices and links to the store with promo code, source and plan', async () => {
    expect(await load()).toMatchObject({
      ok: true,
      value: {
        path: '/subscribe/',
        plans: [
          {
            name: 'Monthly',
            price: '$19',
            per: 'a month',
            link: {
              title: 'Choose Monthly',
              url: `/Registration/default.aspx?promoCode=EXA&source=${brand.source}&referrerDomain=example.com&plan=monthly`,
            },
          },
          {
            name: 'Annual',
            price: '$190',
            per: 'a year',
            saving: 'Saves $38 a year over Monthly',
            mark: 'Recommended',
          },
        ],
      },
    });
  });

  test('puts the questions of the brand before those about orders', async () => {
    expect(await load({ questions: [{ question: 'Is there a student rate?', answer: 'Yes.' }] })).toMatchObject({
      value: {
        questions: [{ title: 'Is there a student rate?', text: 'Yes.' }, { title: 'How do I pay?' }, {}, {}, {}],
      },
    });
  });

  test('states the group rates of the recommended plan', async () => {
    expect(await load({ groupRates: [{ from: 10, percent: 15 }] })).toMatchObject({
      value: { groups: { rates: [{ label: '10 readers or more', value: '$161.50 a year each, 15% less' }] } },
    });
  });

  test('shows the newest issue, and the plans without it while the content service does not respond', async () => {
    const issue = aPackage('november-2026', { title: 'November 2026' });
    const provided = aSite(({ query }) =>
      Object.fromEntries(
        [...query.matchAll(/(\w+__\w+):/g)].map(([, key = '']) => [key, { estimate: 1, packages: [issue] }]),
      ),
    );
    expect(await load({}, provided)).toMatchObject({ value: { issue: { title: 'November 2026' } } });
    expect(await load()).not.toHaveProperty('value.issue');
  });

  test('is not found without plans', async () => {
    expect(await load({ plans: [] })).toMatchObject({ ok: false, error: { kind: 'not-found' } });
  });
});

describe('the saving of a plan', () => {
  const basic = plan('Basic', 'month', 10, ['Print']);
  const full = plan('Full', 'month', 20, ['Print', 'PRO']);
  test.each([
    ['of a year over twelve months', plan('Year', 'year', 100, ['Print']), { amount: 20, over: 'Basic' }],
    [
      'over the dearest plan with no more parts',
      plan('Year', 'year', 200, ['Print', 'PRO']),
      { amount: 40, over: 'Full' },
    ],
    ['is nothing if the year costs as much', plan('Year', 'year', 120, ['Print']), undefined],
    ['is nothing over a plan with other parts', plan('Year', 'year', 50, ['Digital']), undefined],
    ['is nothing for a month', basic, undefined],
  ])('%s', (_, offered, saving) => expect(getSaving(offered, [basic, full, offered])).toEqual(saving));
});

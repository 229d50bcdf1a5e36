import { describe, expect, test } from 'vitest';
import { aBrand } from '../../test/aBrand.ts';
import { defineBrand } from '../defineBrand.ts';
import type { BrandInput } from './schema.ts';

type PlanInput = NonNullable<NonNullable<BrandInput['store']>['plans']>[number];

const annual: PlanInput = {
  key: 'annual',
  name: 'Annual',
  price: 190,
  currency: 'USD',
  period: 'year',
  summary: 'For a year.',
  has: ['In print'],
};
const monthly: PlanInput = { ...annual, key: 'monthly', name: 'Monthly', price: 19, period: 'month' };

const define = (plans: PlanInput[]) => defineBrand({ ...aBrand(), store: { plans } });

describe('§7.2 plans of the store', () => {
  test.each<[string, PlanInput[], RegExp]>([
    ['a key that two plans have', [annual, annual], /store\.plans\[1\]\.key.*"annual" is the key of two plans/],
    ['a key with capital letters', [{ ...annual, key: 'Annual' }], /store\.plans\[0\]\.key/],
    ['a price of nothing', [{ ...annual, price: 0 }], /store\.plans\[0\]\.price/],
    ['a price with three decimals', [{ ...annual, price: 9.999 }], /at most two decimals/],
    ['a currency that is no code', [{ ...annual, currency: 'dollar' }], /ISO 4217/],
    ['two currencies', [annual, { ...monthly, currency: 'EUR' }], /one currency/],
    ['a plan that has nothing', [{ ...annual, has: [] }], /store\.plans\[0\]\.has/],
    [
      'two highlighted plans',
      [
        { ...annual, highlighted: true },
        { ...monthly, highlighted: true },
      ],
      /highlight at most one plan/,
    ],
  ])('reports %s', (_, plans, message) => expect(() => define(plans)).toThrow(message));

  test('accepts a price with cents', () => expect(define([{ ...annual, price: 19.99 }]).store.plans).toHaveLength(1));

  test('a brand without plans has no offer page', () => {
    expect(define([]).hiddenModules).toContain('subscribe');
    expect(define([annual]).hiddenModules).not.toContain('subscribe');
  });
});

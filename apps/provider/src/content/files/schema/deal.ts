import { dealKinds, dealLimits, dealSizeUnits, type DealKind } from '@masthead/content-rules/deals';
import { z } from 'zod';
import { categoryPathSchema, dateSchema, textSchema } from './common.ts';

const nameSchema = textSchema.max(dealLimits.nameCharacters);
const optionalName = (description: string) => nameSchema.nullish().describe(description);

const priceSchema = z.strictObject({
  amount: z.int().min(1).max(dealLimits.price).describe('In whole units of the currency: 53500000.'),
  currency: z
    .string()
    .regex(/^[A-Z]{3}$/, 'must be a currency code such as USD')
    .default('USD'),
});

const sizeSchema = z.strictObject({
  value: z.number().positive().max(dealLimits.size),
  unit: z.enum(dealSizeUnits),
});

const dealFields = {
  kind: z.enum(Object.keys(dealKinds) as [DealKind, ...DealKind[]]),
  property: optionalName('Name of the property.'),
  sector: categoryPathSchema
    .nullish()
    .describe("Sector of the property, such as sectors/office. Default: the article's first sector."),
  market: categoryPathSchema
    .nullish()
    .describe("Market, such as markets/atlanta. Default: the article's first city or region among its markets."),
  city: optionalName('Place of the property, where it differs from the market.'),
  price: priceSchema
    .nullish()
    .describe('Price of a sale, amount of a loan, cost of a development, rent over the whole term of a lease.'),
  size: sizeSchema
    .nullish()
    .describe('Default for sales and developments: price divided by the price per square foot.'),
  pricePerSquareFoot: z
    .number()
    .positive()
    .max(dealLimits.pricePerSquareFoot)
    .nullish()
    .describe(
      'In the currency of the price; for a lease the annual rent. Default for sales and developments: price divided by size.',
    ),
  capRate: z.number().positive().max(100).nullish().describe('Percent: 5.8.'),
  buyer: optionalName('Buyer.'),
  seller: optionalName('Seller.'),
  tenant: optionalName('Tenant.'),
  landlord: optionalName('Landlord.'),
  borrower: optionalName('Borrower.'),
  lender: optionalName('Lender.'),
  developer: optionalName('Developer.'),
  brokers: z.array(nameSchema).max(dealLimits.brokers).default([]).describe('Firms that arranged the deal.'),
};

/** The structured facts of a deal as published input. All but the kind are optional. */
export const dealSchema = z.strictObject({
  ...dealFields,
  date: z.iso
    .date('must be a day such as 2026-11-21')
    .nullish()
    .describe("Day of the deal. Default: the day of the article's publication."),
});
/** The structured facts of a deal in content files, where YAML may read the day as a timestamp. */
export const contentDealSchema = z.strictObject({ ...dealFields, date: dateSchema.nullish() });
export type DealFacts = z.infer<typeof dealSchema>;

import { z } from 'zod';
import { kebab, text } from './fields.ts';

/** An amount with at most two decimals: 19 or 19.5. */
const price = z.number().positive().max(100_000).multipleOf(0.01, 'use at most two decimals');

/** A subscription that the store sells. `key` is in the store's URLs and in its orders. */
const plan = z.strictObject({
  key: kebab.max(40),
  name: text,
  price,
  /** ISO 4217. */
  currency: z.string().regex(/^[A-Z]{3}$/, 'use an ISO 4217 code such as "USD"'),
  period: z.enum(['month', 'year']),
  /** For whom it is, in one line. */
  summary: text,
  /** What the plan has, one line each. */
  has: z.array(text).min(1),
  /** The plan that the offer page emphasizes, at most one. */
  highlighted: z.boolean().default(false),
});

/** The plans of a brand, in the order of the offer page. */
export const plansInput = z
  .array(plan)
  .max(4, 'use at most four plans: readers compare them in one row')
  .superRefine((plans, context) => {
    const issue = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    for (const [index, { key, currency }] of plans.entries()) {
      if (plans.findIndex((other) => other.key === key) < index)
        issue([index, 'key'], `"${key}" is the key of two plans`);
      if (currency !== plans[0]?.currency) issue([index, 'currency'], 'use one currency: readers compare the prices');
    }
    if (plans.filter(({ highlighted }) => highlighted).length > 1) issue([], 'highlight at most one plan');
  });

/** What a subscription brings, whatever the plan: a title and a sentence or two. */
export const benefitsInput = z.array(z.strictObject({ title: text, text })).max(4);

/** Discounts in percent of groups of at least `from` readers. */
export const groupRatesInput = z.array(z.strictObject({ from: z.int().min(2), percent: z.int().min(1).max(90) }));

/** A question of the offer page with its answer, before those about orders in general. */
export const questionsInput = z.array(z.strictObject({ question: text, answer: text }));

/** A plan of a brand. */
export type Plan = z.output<typeof plan>;

import { describe, expect, test } from 'vitest';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { measureHtml, type HtmlWeight } from '../src/htmlWeight.ts';
import { get } from '../src/http.ts';
import { getScreen } from '../src/screens.ts';

describe('weight of documents (e2e/bench/budgets.json)', () => {
  test.for(Object.entries(budgets))('%s stays within its budget', async ([name, budget]) => {
    const { text } = await get((await getScreen(name)).path);
    const weight = measureHtml(text);
    const parts = Object.keys(budget) as (keyof HtmlWeight)[];
    const exceeded = parts
      .filter((part) => weight[part] > budget[part])
      .map((part) => `${part}: ${weight[part]} bytes, budget ${budget[part]}`);
    expect(exceeded).toEqual([]);
    // A payload without static elements is much shorter than one with them (decision 35).
    expect(weight.payload).toBeLessThan(weight.html / 2);
  });
});

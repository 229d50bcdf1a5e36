import { describe, expect, inject } from 'vitest';
import budgets from '../bench/budgets.json' with { type: 'json' };
import { measureHtml, weighPage } from '../src/pageWeight.ts';
import { get } from '../src/http.ts';
import { getScreen } from '../src/screens.ts';
import { test } from '../src/test.ts';

const findExceeded = (budget: Readonly<Record<string, number>>, weight: Readonly<Record<string, number>>): string[] =>
  Object.entries(budget)
    .filter(([part, max]) => !((weight[part] ?? Number.NaN) <= max))
    .map(([part, max]) => `${part}: ${weight[part]}, budget ${max}`);

describe('weight of pages (e2e/bench/budgets.json)', () => {
  test.for(Object.entries(budgets))('the document of %s stays within its budget', async ([name, { document }]) => {
    const { text } = await get((await getScreen(name)).path);
    expect(findExceeded(document, measureHtml(text))).toEqual([]);
  });

  test.for(Object.entries(budgets))(
    'the files that %s loads before any interaction stay within their budget',
    async ([name, { files }], { browser }) => {
      const weight = await weighPage(browser, inject('origin') + (await getScreen(name)).path);
      expect(findExceeded(files, weight)).toEqual([]);
    },
  );
});

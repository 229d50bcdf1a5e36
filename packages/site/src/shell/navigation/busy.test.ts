import { expect, test } from 'vitest';
import { markBusy } from './busy';

const page = () => {
  const attributes = new Map<string, string>();
  const results = {
    setAttribute: (name: string, value: string) => void attributes.set(name, value),
    removeAttribute: (name: string) => void attributes.delete(name),
  };
  return { attributes, querySelectorAll: (selectors: string) => (selectors === '[data-results]' ? [results] : []) };
};

test('§4 results are busy while others are loaded, and not after they have come or failed', () => {
  const results = page();
  const seen = (['idle', 'running', 'idle', 'running', 'failed'] as const).map((phase) => {
    markBusy(results, { phase });
    return results.attributes.get('aria-busy');
  });
  expect(seen).toEqual([undefined, 'true', undefined, 'true', undefined]);
});

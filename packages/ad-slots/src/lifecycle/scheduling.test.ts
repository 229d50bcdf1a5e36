import { expect, test } from 'vitest';
import { batchPerTurn, yieldToMain } from './scheduling';

test('what comes in one turn is handed on together, what comes later by itself', async () => {
  const handed: (readonly string[])[] = [];
  const gather = batchPerTurn<string>((items) => void handed.push(items));
  gather('a');
  gather('b');
  expect(handed).toEqual([]);
  await Promise.resolve();
  gather('c');
  await Promise.resolve();
  expect(handed).toEqual([['a', 'b'], ['c']]);
});

test('a pause lets what waits already go first', async () => {
  const order: string[] = [];
  setTimeout(() => order.push('what waited'));
  await yieldToMain();
  expect(order).toEqual(['what waited']);
});

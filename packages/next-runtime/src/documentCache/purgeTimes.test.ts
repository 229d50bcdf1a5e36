import { describe, expect, test } from 'vitest';
import { createPurgeTimes } from './purgeTimes';

const open = (maxTags?: number) => {
  const clock = { time: 100_000 };
  const purges = createPurgeTimes({ now: () => clock.time, ...(maxTags !== undefined && { maxTags }) });
  const render = (...tags: string[]) => ({ tags, renderedAt: purges.getRenderTime(), staleAt: Infinity });
  return { clock, purges, render };
};

describe('§2.9: a document that was purged', () => {
  test.each<[state: string, ms: number, tags: readonly string[]]>([
    ['purged', 0, ['article:1']],
    ['purged', 999, ['article:1']],
    ['expired', 1_000, ['article:1']],
    ['fresh', 1_000, ['article:2']],
    ['purged', 0, ['article:*']],
    ['purged', 0, ['any']],
  ])('is %s after %i ms if it has the tags %j', (state, ms, tags) => {
    const { clock, purges, render } = open();
    const document = render('brand:a', ...tags);
    purges.add(['article:1']);
    clock.time += ms;
    expect(purges.getState(document)).toBe(state);
  });

  test('in the millisecond in which its render began is purged; one whose render begins after that is fresh', () => {
    const { purges, render } = open();
    const before = render('article:1');
    purges.add(['article:1']);
    expect([before, render('article:1')].map(purges.getState)).toEqual(['purged', 'fresh']);
  });

  test('by the first of several tags is expired a second later, whatever the others', () => {
    const { clock, purges, render } = open();
    const document = render('article:1', 'stream:a');
    purges.add(['article:1']);
    clock.time += 900;
    purges.add(['stream:a']);
    clock.time += 100;
    expect(purges.getState(document)).toBe('expired');
  });
});

describe('instances whose clocks differ', () => {
  test.each([-300_000, 300_000])(
    'a purge whose sender is %i ms off concerns what was rendered before only',
    (offset) => {
      const { clock, purges, render } = open();
      const before = render('article:1');
      purges.add(['article:1'], clock.time + offset);
      expect([before, render('article:1')].map(purges.getState)).toEqual(['purged', 'fresh']);
      clock.time += 1_000;
      expect(purges.getState(before)).toBe('expired');
    },
  );

  test('a purge concerns a document whose renderer is ahead', () => {
    const { clock, purges } = open();
    const document = { tags: ['article:1'], renderedAt: clock.time + 300_000, staleAt: Infinity };
    purges.addRender(document.renderedAt);
    purges.add(['article:1']);
    expect(purges.getState(document)).toBe('purged');
  });
});

test('a purge from the store does not replace a later one, and counts from its own time', () => {
  const { clock, purges, render } = open();
  const document = render('article:1', 'article:2');
  purges.addStored('article:2', clock.time - 1);
  expect(purges.getState(document)).toBe('fresh');
  clock.time += 2_000;
  purges.addStored('article:1', clock.time - 1_500);
  expect(purges.getState(document)).toBe('expired');
  const later = render('article:1');
  purges.add(['article:1']);
  purges.addStored('article:1', clock.time - 1_500);
  expect(purges.getState(later)).toBe('purged');
});

test('of too many purges the older half is forgotten: documents from before them count as purged', () => {
  const { clock, purges, render } = open(100);
  const before = render('brand:a');
  for (let index = 0; index <= 100; index += 1) {
    clock.time += 1;
    purges.addStored(`article:${index}`, clock.time);
  }
  expect(purges.getState(before)).toBe('expired');
  expect(purges.getState(render('brand:a'))).toBe('fresh');
  expect(purges.getState({ tags: ['article:100'], renderedAt: clock.time, staleAt: Infinity })).toBe('purged');
});

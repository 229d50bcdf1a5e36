import { describe, expect, test } from 'vitest';
import { createDocumentMemory } from './documentMemory';

const kilobyte = 1024;
const open = (clock = { now: () => 1 }) =>
  createDocumentMemory({
    documents: 150 * kilobyte,
    newDocuments: 50 * kilobyte,
    notFound: 50 * kilobyte,
    notFoundMaxAgeMs: 60_000,
    clock,
  });

const store = (status = 200, bytes = 2 * kilobyte) => ({
  document: {
    status,
    headers: {},
    tags: [],
    etag: '"a"',
    body: Buffer.alloc(bytes),
    renderedAt: 1,
    lifetimeSeconds: 60,
    staleAt: 61_000,
  },
  checkedAt: 1,
  retryAt: 0,
});
const range = (count: number): readonly string[] => Array.from({ length: count }, (_, index) => `/${index}`);

describe('§2.9, documents in memory', () => {
  test('not-found documents evict only each other', () => {
    const memory = open();
    memory.set('/deal', store());
    for (const path of range(50)) memory.set(path, store(404));
    expect(['/deal', '/49', '/0'].map((path) => memory.get(path) !== undefined)).toEqual([true, true, false]);
  });

  test('documents that are requested once do not evict one that is requested again', () => {
    const memory = open();
    memory.set('/deal', store());
    memory.get('/deal');
    for (const path of range(50)) memory.set(path, store());
    expect(['/deal', '/49', '/0'].map((path) => memory.get(path) !== undefined)).toEqual([true, true, false]);
  });

  test('documents that are requested once get the memory that popular ones leave free', () => {
    const memory = open();
    for (const path of range(24)) memory.set(path, store());
    expect(range(24).filter((path) => memory.peek(path))).toHaveLength(24);
  });

  test('documents are bounded by bytes', () => {
    const memory = open();
    for (const path of range(50)) {
      memory.set(path, store());
      memory.get(path);
    }
    const count = range(50).filter((path) => memory.peek(path)).length;
    expect(count).toBeGreaterThan(10);
    expect(count * 6 * kilobyte).toBeLessThan(100 * kilobyte);
  });

  test('a document that is larger than the limit is not stored, and not its predecessor either', () => {
    const memory = open();
    memory.set('/deal', store());
    memory.set('/deal', store(200, 200 * kilobyte));
    expect(memory.get('/deal')).toBeUndefined();
  });

  test.each([404, 410])('a withdrawn document, now %s, replaces the old one for a limited time', (status) => {
    let time = 1;
    const memory = open({ now: () => time });
    memory.set('/deal', store());
    memory.get('/deal');
    memory.set('/deal', store(status));
    expect(memory.get('/deal')?.document.status).toBe(status);
    time += 60_001;
    expect(memory.get('/deal')).toBeUndefined();
  });
});

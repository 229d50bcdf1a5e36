import { shareEventName as heardByTracking } from '@masthead/tracking';
import { expect, test } from 'vitest';
import { announceShare, shareEventName, takeEarlierShares, type ShareEvent } from './shareEvent';

test('§7.2: listeners of the document are told of a share', () => {
  const page = new EventTarget();
  const told: ShareEvent[] = [];
  page.addEventListener(shareEventName, (heard) => told.push((heard as CustomEvent<ShareEvent>).detail));
  const event: ShareEvent = { method: 'LinkedIn', url: 'https://news.example/a/', title: 'A deal' };
  announceShare(page, event);
  expect(told).toEqual([event]);
  expect(takeEarlierShares(), 'kept for tracking, which is not there yet').toEqual([event]);
  announceShare(page, { ...event, method: 'Twitter' });
  expect(takeEarlierShares(), 'it listens itself by now').toEqual([]);
});

test('§7.2: it is the event that tracking hands to the tag manager', () => {
  expect(shareEventName).toBe(heardByTracking);
});

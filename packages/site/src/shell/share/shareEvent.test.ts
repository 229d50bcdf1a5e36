import { shareEventName as trackedEventName } from '@masthead/tracking';
import { expect, test } from 'vitest';
import { dispatchShareEvent, shareEventName, drainQueuedShares, type ShareEvent } from './shareEvent';

test('§7.2: the document dispatches an event for a share', () => {
  const page = new EventTarget();
  const received: ShareEvent[] = [];
  page.addEventListener(shareEventName, (dispatched) => received.push((dispatched as CustomEvent<ShareEvent>).detail));
  const event: ShareEvent = { method: 'LinkedIn', url: 'https://news.example/a/', title: 'A deal' };
  dispatchShareEvent(page, event);
  expect(received).toEqual([event]);
  expect(drainQueuedShares(), 'queued until tracking starts').toEqual([event]);
  dispatchShareEvent(page, { ...event, method: 'Twitter' });
  expect(drainQueuedShares(), 'tracking listens itself').toEqual([]);
});

test('§7.2: tracking forwards the same event to the tag manager', () => {
  expect(shareEventName).toBe(trackedEventName);
});

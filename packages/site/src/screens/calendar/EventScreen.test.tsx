import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { anEvent, byLabel } from '../../../test/wire';
import { EventScreen } from './EventScreen';
import { loadEvent } from './loadEvent';

test.each([
  ['a past event', '2001-01-01T12:00:00Z', false],
  ['an upcoming event, which can be added to a calendar', '2999-01-01T12:00:00Z', true],
])('§3 there is a row of buttons only with buttons: %s', async (_, eventStartDate, hasButtons) => {
  const event = { ...anEvent('forum'), eventStartDate };
  const outcome = await loadEvent(aSite(byLabel({ event })), { event: 'forum' });
  if (!outcome.ok) throw new Error('The event is missing.');
  const html = renderToStaticMarkup(<EventScreen view={outcome.value} page={aPage(event.docUri)} />);
  expect(html.includes('ButtonRow')).toBe(hasButtons);
});

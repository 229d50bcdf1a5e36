import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { aWebcast, byLabel } from '../../../test/wire';
import { loadMediaItem } from './loadMediaItem';
import { MediaItemScreen } from './MediaItemScreen';

test.each([
  ['ended, without a recording', '2001-01-01T12:00:00Z', null, true],
  ['ended, watched at its registration service', '2001-01-01T12:00:00Z', 'https://watch.example/', false],
  ['to come', '2999-01-01T12:00:00Z', null, false],
])('says that a webcast has no recording: %s', async (_, start, registrationURL, isSaid) => {
  const webcast = {
    ...aWebcast('loans', 'ondemand', start, start),
    channel: null,
    registrationURL,
    needToKnow: ['Banks extend.'],
  };
  const outcome = await loadMediaItem(aSite(byLabel({ webcast })), {
    path: ['webcasts', 'on-demand', 'x', 'loans'],
  });
  if (!outcome.ok) throw new Error('The webcast is missing.');
  const html = renderToStaticMarkup(<MediaItemScreen view={outcome.value} page={aPage(webcast.uri)} />);
  expect(html.includes('This webcast was not recorded.')).toBe(isSaid);
  expect(html.includes('Banks extend.')).toBe(true);
});

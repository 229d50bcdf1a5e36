import { defineBrand } from '@masthead/config';
import { aBrand } from '@masthead/config/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { aPage, aSite } from '../../../test/aSite';
import { aStream, byLabel } from '../../../test/wire';
import { loadStream } from '../../screens/stream/loadStream';
import { StreamScreen } from '../../screens/stream/StreamScreen';
import { getRouteMatcher } from '../../routing/match';
import { toDrawerAccount, withReadingList } from '../layout/headerLinks';
import { readingListUrl } from './readingListHints';
import { ReadingListToggle } from './ReadingListToggle';

const page = 'https://accounts.example.com/';
const pages = { Newsletters: page, Login: page, Logout: page, MyAccount: page, default: page };

describe.each([
  ['the accounts of the registration pages', defineBrand(aBrand()), true],
  ['another login flow', defineBrand({ ...aBrand(), loginFlow: { kind: 'external', pages } }), false],
  ['the module hidden', defineBrand({ ...aBrand(), hiddenModules: ['reading-list'] }), false],
] as const)('with %s', (_, brand, hasList) => {
  test(`readers ${hasList ? 'have' : 'do not have'} a reading list`, async () => {
    expect(getRouteMatcher(brand).matchAddress('/saved/') !== undefined).toBe(hasList);
    expect(withReadingList(brand).links.some(({ url }) => url === '/saved/')).toBe(hasList);
    expect('readingList' in toDrawerAccount(brand).signedIn).toBe(hasList);
  });

  test(`a stream ${hasList ? 'has' : 'does not have'} a button to follow it`, async () => {
    const site = { ...aSite(byLabel({ stream: aStream() })), brand };
    const view = await loadStream(site, { path: ['markets', 'atlanta'] });
    if (!view.ok) throw new Error('The stream is missing.');
    const html = renderToStaticMarkup(<StreamScreen view={view.value} page={aPage('/markets/atlanta/', site)} />);
    expect(html.includes('ReadingList')).toBe(hasList);
  });
});

test('server HTML is a form that works without scripts, and says the same to everyone', () => {
  const html = renderToStaticMarkup(
    <ReadingListToggle
      verb="follow"
      label="Follow Atlanta"
      pressedLabel="Following Atlanta"
      path="/markets/atlanta/"
    />,
  );
  expect(html).toContain(`<form action="${readingListUrl}" method="post">`);
  expect(html).toContain('<input type="hidden" name="path" value="/markets/atlanta/"/>');
  expect(html).toMatch(/<button [^>]*aria-pressed="false" aria-label="Follow Atlanta"[^>]*><span>Follow<\/span>/);
});

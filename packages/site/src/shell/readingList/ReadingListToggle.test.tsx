import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { readingListUrl } from './readingListHints';
import { ReadingListToggle } from './ReadingListToggle';

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

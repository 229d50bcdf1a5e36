import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { brand } from '../../../test/aSite';
import { Footer } from './Footer';

test('§2.5: the footer shows the phone hours of the brand', () => {
  const shown = {
    ...brand,
    footer: {
      ...brand.footer,
      support: { ...brand.footer.support, hours: 'Mon-Fri 9:00am-5:30pm ET, except holidays' },
    },
  };
  expect(renderToStaticMarkup(<Footer brand={shown} />)).toMatch(
    /<a [^>]*href="tel:[^>]*>1<\/a><span[^>]*> <\/span>Mon-Fri 9:00am-5:30pm ET, except holidays<span[^>]*> <\/span><a [^>]*href="mailto:/,
  );
});

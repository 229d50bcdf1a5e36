import { expect, test } from 'vitest';
import { sanitizeBody } from '../../content/files/sanitizeBody.ts';
import { toMediaFigure } from './mediaFigure.ts';
import type { MediaRecord } from './mediaRecord.ts';

const record: MediaRecord = {
  id: 'ab'.repeat(32),
  kind: 'image',
  type: 'image/jpeg',
  bytes: 1,
  fileName: 'tower.jpg',
  width: 1600,
  height: 1067,
  seconds: null,
  codecs: null,
  isAnimated: false,
  color: '7fa8d0',
  credit: 'Ann Lee',
  copyright: null,
  caption: null,
  alt: null,
  createdAt: new Date(0),
};

test.each<[string, Partial<MediaRecord>, RegExp]>([
  ['usual', {}, /^<figure><img src="[^"]+\?width=800" srcset="[^"]+ 1200w" sizes="\(min-width: 720px\) 680px, 100vw"/],
  ['upright', { width: 1067, height: 1600 }, /^<figure class="upright"><img [^>]*srcset=/],
  ['small', { width: 300, height: 200 }, /^<figure class="small"><img [^>]*sizes="300px"/],
  ['tiny', { width: 90, height: 60 }, /^<figure class="small"><img src="[^"?]+\/" alt="" width="90" height="60"/],
  ['animated', { width: 800, height: 600, isAnimated: true }, /^<figure><img src="[^"?]+-animated\/" alt=""/],
])('a %s picture in a body passes the rules of bodies unchanged', (_, difference, html) => {
  const figure = toMediaFigure({ ...record, ...difference });
  expect(figure).toMatch(html);
  expect(sanitizeBody(figure).replaceAll(' />', '>')).toBe(figure);
});

test('texts are escaped, and the credit follows the caption', () => {
  expect(toMediaFigure(record, { alt: '"A" & B', caption: '<b>Sold</b>.' })).toMatch(
    /alt="&quot;A&quot; &amp; B".*<figcaption>&lt;b&gt;Sold&lt;\/b&gt;\. Ann Lee<\/figcaption><\/figure>$/,
  );
});

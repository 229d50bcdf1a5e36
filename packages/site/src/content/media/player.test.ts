import { expect, test } from 'vitest';
import { sanitizeBlock } from '../../screens/article/articleBody';
import { splitPlayers, toEmbedPlayers } from './player';

const poster = `/images/media-${'a'.repeat(64)}-1280x720-204060`;

test('players are taken out of the text at their places', () => {
  const { blocks, players } = splitPlayers(
    [
      `<figure class="player" data-width="640" data-height="360" data-seconds="22"><img src="${poster}/?width=800" alt=""><a href="/media/ab/film.mp4">Rents &amp; <b>roofs</b></a></figure>`,
      '<p>One</p>',
      '<figure class="player"><a href="https://youtu.be/abc123def45">A talk</a></figure>',
      '<figure class="player"><a href="https://open.spotify.com/embed/episode/1">An episode</a></figure>',
      '<p>Two</p>',
      '<figure class="player"><a href="https://cdn.example.com/live/index.m3u8">Live</a></figure>',
    ].map((html) => ({ html: sanitizeBlock(html) })),
  );
  expect(blocks).toEqual([{ html: '<p>One</p>' }, { html: '<p>Two</p>' }]);
  expect(players).toMatchObject([
    {
      kind: 'film',
      after: 0,
      title: 'Rents & roofs',
      poster: { width: 1280, height: 720, alt: '' },
      film: { duration: '0:22', footage: { kind: 'file', width: 640, height: 360 } },
    },
    {
      kind: 'film',
      after: 1,
      title: 'A talk',
      film: { footage: { kind: 'embed', src: 'https://www.youtube-nocookie.com/embed/abc123def45' } },
    },
    { kind: 'embed', after: 1, embed: { provider: 'Spotify', title: 'An episode' } },
    { kind: 'film', after: 2, film: { footage: { sources: [{ type: 'application/vnd.apple.mpegurl' }] } } },
  ]);
});

test.each([
  '<figure class="player"><a href="https://unknown.example/video">A video</a></figure>',
  '<figure class="player"><a href="javascript:alert(1)">A video</a></figure>',
  '<figure class="player"></figure>',
  '<figure class="chart"><a href="https://youtu.be/abc123def45">A talk</a></figure>',
])('%s stays in the text', (html) => {
  const { blocks, players } = splitPlayers([{ html }]);
  expect([blocks, players]).toEqual([[{ html }], []]);
});

const text = '<p>Text</p>';
const heading = '<h2>Head</h2>';
test.each([
  ['after the third and the seventh block', Array<string>(9).fill(text), [3, 7]],
  ['never between a heading and its text', [text, text, heading, text, text, text, text, text, text], [4, 7]],
  ['never after a bold paragraph', [text, text, '<p><b>Head</b></p>', text, text], [4, 5]],
  ['before a heading', [text, text, text, heading, text], [3, 5]],
  ['at the end of a short text', [text, text], [2, 2]],
  ['not in the gap of another player', Array<string>(8).fill(text), [4, 7], [3]],
])('§3: embeds are %s', (_, html, places, others: readonly number[] = []) => {
  const blocks = html.map((block) => ({ html: block }));
  const embeds = toEmbedPlayers(
    ['https://open.spotify.com/embed/episode/1', 'https://open.spotify.com/embed/episode/2'],
    blocks,
    others.map((after) => ({ after })),
  );
  expect(embeds.map(({ after }) => after)).toEqual(places);
});

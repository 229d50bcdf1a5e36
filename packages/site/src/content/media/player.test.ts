import { expect, test } from 'vitest';
import { sanitizeBlock } from '../../screens/article/articleBody';
import { splitPlayers } from './player';

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

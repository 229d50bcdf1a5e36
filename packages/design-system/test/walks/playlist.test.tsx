import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { loadPlaylist } from '../../src/VideoPlayer/loadPlaylist';
import { VideoPlayer } from '../../src/VideoPlayer/VideoPlayer';
import { show } from './walk';

/** Four seconds in two segments, made by ffmpeg of a film of the sample content. */
const playlist = new URL('../fixtures/hls/stream.m3u8', import.meta.url).href;

const addVideo = (): HTMLVideoElement => {
  const video = document.createElement('video');
  video.muted = true;
  document.body.append(video);
  onTestFinished(() => video.remove());
  return video;
};

/** Resolves when the video has played past a moment, or its source failed. */
const playedPast = (video: HTMLVideoElement, seconds: number): Promise<void> =>
  new Promise((resolve, reject) => {
    video.addEventListener('timeupdate', () => video.currentTime > seconds && resolve());
    video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'The source cannot be played.')));
  });

test('a press on play plays an HLS playlist into its second segment', async () => {
  await show(
    <VideoPlayer
      title="Ten calls"
      address="https://news.example/a/"
      footage={{
        kind: 'file',
        sources: [{ src: playlist, type: 'application/vnd.apple.mpegurl' }],
        captions: [],
        width: 160,
        height: 90,
      }}
    />,
    800,
  );
  const button = page.getByRole('button', { name: 'Play: Ten calls' });
  await expect.element(button).toBeVisible();
  const video = document.querySelector('video');
  if (!video) throw new Error('The player has no video.');
  const played = playedPast(video, 2.2);
  await userEvent.click(button);
  await played;
  expect(video.videoWidth).toBe(160);
});

test('a browser without HLS of its own plays a playlist by the loaded library', async () => {
  const video = addVideo();
  await loadPlaylist(video, playlist);
  const played = playedPast(video, 2.2);
  await video.play();
  await played;
  expect(video.currentSrc).toMatch(/^blob:/);
});

test('a playlist that does not exist is an error', async () => {
  const video = addVideo();
  await expect(loadPlaylist(video, playlist.replace('stream', 'missing'))).rejects.toThrow('cannot be played');
});

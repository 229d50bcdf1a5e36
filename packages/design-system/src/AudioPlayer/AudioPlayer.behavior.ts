import { audioControlTexts } from '@masthead/texts/players';
import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { copyStyles, dockPlayer, takeFromDock } from './audioDock';
import { findChapter, formatTime, skipSeconds } from './chapters';

/** What plays, the page it belongs to, and its length in seconds until the file is loaded. */
export type Recording = { title: string; url: string; show?: string | undefined; seconds?: number | undefined };

type Player = {
  audio: HTMLAudioElement;
  seek: (seconds: number) => void;
  play: () => void;
  /** The styles of its page, which the next page replaces before the player leaves. */
  styles: readonly Node[];
};

/** Players by their element. One that continues in the dock and returns to its page is not started again. */
const players = new WeakMap<HTMLElement, Player>();

/** Title and skips on the lock screen and on the keys of a keyboard or headset. */
const showInSystem = ({ title, show = '' }: Recording, skip: (seconds: number) => void): void => {
  if (!('mediaSession' in navigator)) return;
  navigator.mediaSession.metadata = new MediaMetadata({ title, artist: show });
  navigator.mediaSession.setActionHandler('seekbackward', () => skip(-skipSeconds));
  navigator.mediaSession.setActionHandler('seekforward', () => skip(skipSeconds));
};

/** Shows the controls in place of the browser's. Undefined if the element has no recording. */
const createPlayer = (root: HTMLElement): Player | undefined => {
  const recording = readOptions<Recording>(root);
  const find = <Type extends HTMLElement = HTMLElement>(control: string) =>
    root.querySelector<Type>(`[data-control="${control}"]`);
  const audio = root.querySelector('audio');
  const [controls, toggle, elapsed, total] = ['all', 'toggle', 'elapsed', 'total'].map((name) => find(name));
  const position = find<HTMLInputElement>('position');
  const speed = find<HTMLSelectElement>('speed');
  const status = root.querySelector('[role="status"]');
  const failure = root.querySelector<HTMLElement>('[role="alert"]');
  if (!audio || !controls || !toggle || !elapsed || !total || !position || !speed || !status || !failure)
    return undefined;
  const chapters = [...root.querySelectorAll<HTMLElement>('[data-seek]')];
  const starts = chapters.map(({ dataset }) => Number(dataset['seek']));

  const getSeconds = (): number => (Number.isFinite(audio.duration) ? audio.duration : (recording.seconds ?? 0));
  const showTime = (): void => {
    const seconds = getSeconds();
    position.max = String(Math.floor(seconds));
    position.value = String(Math.floor(audio.currentTime));
    position.style.setProperty('--played', `${seconds > 0 ? (audio.currentTime / seconds) * 100 : 0}%`);
    elapsed.textContent = formatTime(audio.currentTime);
    total.textContent = formatTime(seconds);
    const current = audio.paused && audio.currentTime === 0 ? -1 : findChapter(starts, audio.currentTime);
    for (const [index, chapter] of chapters.entries()) chapter.ariaCurrent = index === current ? 'true' : null;
  };
  /** Says the time where the reader has changed it: a screen reader would read a running time each second. */
  const describeTime = (): void => {
    position.ariaValueText = audioControlTexts.at(formatTime(audio.currentTime), formatTime(getSeconds()));
  };
  const seek = (seconds: number): void => {
    // The length may be unknown until the file is loaded.
    audio.currentTime = Math.min(Math.max(seconds, 0), getSeconds() || Infinity);
    showTime();
    describeTime();
  };
  const skip = (seconds: number): void => {
    seek(audio.currentTime + seconds);
    status.textContent = formatTime(audio.currentTime);
  };
  const fail = (): void => {
    root.dataset['state'] = 'failed';
    controls.hidden = true;
    failure.hidden = false;
  };
  const play = (): void =>
    void audio.play().catch((error: unknown) => {
      // A pause before the start is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) fail();
    });
  const playOrPause = (): void => (audio.paused ? play() : audio.pause());

  const actions = new Map<string | undefined, () => void>([
    ['toggle', playOrPause],
    ['back', () => skip(-skipSeconds)],
    ['forward', () => skip(skipSeconds)],
  ]);
  const keys = new Map([
    ['ArrowLeft', () => skip(-skipSeconds)],
    ['ArrowRight', () => skip(skipSeconds)],
  ]);

  root.addEventListener('click', ({ target }) => {
    if (target instanceof Element) actions.get(target.closest('button')?.dataset['control'])?.();
  });
  root.addEventListener('keydown', (event) => {
    const { target, key } = event;
    if (!(target instanceof Element) || event.altKey || event.ctrlKey || event.metaKey || target.closest('select'))
      return;
    const action = key === ' ' && !target.closest('button') ? playOrPause : keys.get(key);
    if (!action) return;
    event.preventDefault();
    action();
  });
  position.addEventListener('input', () => seek(position.valueAsNumber));
  position.addEventListener('focus', describeTime);
  speed.addEventListener('change', () => (audio.playbackRate = Number(speed.value)));

  const player: Player = { audio, seek, play, styles: [] };
  const showPlaying = (): void => {
    for (const other of document.querySelectorAll<HTMLMediaElement>('audio, video')) if (other !== audio) other.pause();
    player.styles = copyStyles();
    showInSystem(recording, skip);
    root.dataset['state'] = 'playing';
    toggle.ariaLabel = audioControlTexts.pause;
    status.textContent = audioControlTexts.playing(recording.title);
  };
  audio.addEventListener('play', showPlaying);
  audio.addEventListener('pause', () => {
    root.dataset['state'] = 'paused';
    toggle.ariaLabel = audioControlTexts.play;
    status.textContent = audio.ended
      ? audioControlTexts.ended
      : audioControlTexts.pausedAt(formatTime(audio.currentTime));
  });
  audio.addEventListener('error', fail);
  for (const event of ['timeupdate', 'durationchange', 'play', 'seeked']) audio.addEventListener(event, showTime);

  audio.controls = false;
  audio.hidden = true;
  controls.hidden = false;
  showTime();
  // The reader may have pressed the browser's own controls before this code was loaded.
  if (!audio.paused) showPlaying();
  return player;
};

/**
 * The player of a recording. It plays one recording at a time, jumps to the chapters of its page, and continues in a bar
 * after the reader has left the page.
 */
export const audioPlayer: Behavior = (root, signal) => {
  const { title, url } = readOptions<Recording>(root);
  const docked = takeFromDock(url, root);
  // The player in the bar returns to its page, and is connected there.
  if (docked && docked !== root) return root.replaceWith(docked);
  const player = players.get(root) ?? createPlayer(root);
  if (!player) return;
  players.set(root, player);
  const { audio } = player;

  document.addEventListener('play', ({ target }) => target !== audio && audio.pause(), { capture: true, signal });
  document.addEventListener(
    'click',
    (event) => {
      const time = event.target instanceof Element && event.target.closest<HTMLElement>('a[data-seek]');
      if (!time || !(root.contains(time) || time.getAttribute('href') === `#${root.id}`)) return;
      event.preventDefault();
      player.seek(Number(time.dataset['seek']));
      player.play();
    },
    { signal },
  );
  signal.addEventListener('abort', () => {
    if (!audio.paused) dockPlayer(root, { title, url, styles: player.styles });
  });
};

import { dockTexts } from '@masthead/texts/players';
import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { audioDockStyles } from './audioDockStyles';

/** What is playing, and the page it belongs to. */
export type DockedRecording = { title: string; url: string };

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

let close: (() => void) | undefined;

/**
 * Moves a playing recording to a bar at the bottom of the window, where it continues on the next pages until the reader
 * closes it or plays another recording. Browsers pause a media element that is in no document at the end of a task, so a
 * move within the task is not audible.
 */
const dockAudio = (audio: HTMLAudioElement, { title, url }: DockedRecording): void => {
  close?.();
  const bar = createElement('section', { className: 'audio-dock', ariaLabel: dockTexts.playing });
  const button = createElement('button', {
    type: 'button',
    ariaLabel: dockTexts.close,
    innerHTML: '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg>',
  });
  bar.append(
    createElement('style', { textContent: audioDockStyles }),
    createElement('a', { href: url, textContent: title }),
    audio,
    button,
  );
  document.body.append(bar);

  const controller = new AbortController();
  const end = (): void => {
    controller.abort();
    audio.pause();
    bar.remove();
    close = undefined;
  };
  close = end;
  button.addEventListener('click', end);
  // One recording at a time.
  document.addEventListener('play', ({ target }) => target !== audio && end(), {
    capture: true,
    signal: controller.signal,
  });
};

/** Lets a playing recording continue after the reader has left the page. */
export const keepPlaying: Behavior = (root, signal) => {
  const audio = root.querySelector('audio');
  if (!audio) return;
  signal.addEventListener('abort', () => {
    if (!audio.paused) dockAudio(audio, readOptions<DockedRecording>(root));
  });
};

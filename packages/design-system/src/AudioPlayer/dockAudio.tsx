import { createRoot } from 'react-dom/client';
import { dockTexts } from '@masthead/texts/players';
import { IconButton } from '../IconButton/IconButton';
import * as styles from './dockAudio.css';

/** What is playing, and the page it belongs to. */
export type DockedRecording = { title: string; url: string };

let close: (() => void) | undefined;

/**
 * Moves a playing recording to a bar at the bottom of the window, where it continues on the next pages until the reader
 * closes it or plays another recording. Call it before the element leaves the document: browsers pause a media element
 * that is in no document at the end of a task, so a move within the task is not audible.
 */
export const dockAudio = (audio: HTMLAudioElement, { title, url }: DockedRecording): void => {
  close?.();
  const bar = document.createElement('section');
  bar.className = styles.root;
  bar.ariaLabel = dockTexts.playing;
  const controls = document.createElement('div');
  controls.className = styles.controls;
  const container = document.createElement('div');
  container.className = styles.audio;
  container.append(audio);
  bar.append(controls, container);
  document.body.append(bar);

  const root = createRoot(controls);
  const controller = new AbortController();
  const end = () => {
    controller.abort();
    audio.pause();
    root.unmount();
    bar.remove();
    close = undefined;
  };
  close = end;
  // One recording at a time.
  document.addEventListener('play', ({ target }) => target !== audio && end(), {
    capture: true,
    signal: controller.signal,
  });
  root.render(
    <>
      <a className={styles.title} href={url}>
        {title}
      </a>
      <div className={styles.close}>
        <IconButton icon="close" label={dockTexts.close} onClick={end} />
      </div>
    </>,
  );
};

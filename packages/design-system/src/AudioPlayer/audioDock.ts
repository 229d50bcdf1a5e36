import { dockTexts } from '@masthead/texts/players';
import { audioDockStyles } from './audioDockStyles';

const createElement = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] => Object.assign(document.createElement(name), properties);

type Docked = { url: string; player: HTMLElement; remove: () => void };

let docked: Docked | undefined;

/** Stops the recording in the bar and closes it. */
const closeDock = (): void => {
  docked?.player.querySelector('audio')?.pause();
  docked?.remove();
};

const countChapters = (player: HTMLElement): number => player.querySelectorAll('[data-seek]').length;

/**
 * Takes the player out of the bar to replace the one of a page with the same recording; the recording does not stop.
 * A page with other chapters keeps its own player: it has no styles for them, or would lose them.
 */
export const takeFromDock = (url: string, place: HTMLElement): HTMLElement | undefined => {
  if (docked?.url !== url || countChapters(docked.player) !== countChapters(place)) return undefined;
  const { player, remove } = docked;
  remove();
  delete player.dataset['docked'];
  return player;
};

/** Copies the styles of the page. */
export const copyStyles = (): readonly Node[] =>
  [...document.querySelectorAll('head style, head link[rel="stylesheet"]')].map((style) => style.cloneNode(true));

/**
 * Moves the player of a recording to a bar at the bottom of the window, where it continues on the next pages until the
 * reader closes it or plays another recording. Browsers pause a media element that is in no document at the end of a
 * task, so a move within the task is not audible. In its shadow tree the player keeps the styles of its page, and
 * they do not reach the page that is shown.
 */
export const dockPlayer = (
  player: HTMLElement,
  { title, url, styles }: { title: string; url: string; styles: readonly Node[] },
): void => {
  closeDock();
  const bar = createElement('section', { className: 'audio-dock', ariaLabel: dockTexts.playing });
  const button = createElement('button', {
    type: 'button',
    ariaLabel: dockTexts.close,
    innerHTML: '<svg viewBox="0 0 20 20" aria-hidden="true"><path d="m4 4 12 12M16 4 4 16"/></svg>',
  });
  const frame = createElement('div', {});
  player.dataset['docked'] = '';
  frame.attachShadow({ mode: 'open' }).append(...styles, player);
  bar.append(
    createElement('style', { textContent: audioDockStyles }),
    createElement('a', { href: url, textContent: title }),
    frame,
    button,
  );
  document.body.append(bar);

  const controller = new AbortController();
  const remove = (): void => {
    controller.abort();
    bar.remove();
    docked = undefined;
  };
  docked = { url, player, remove };
  button.addEventListener('click', closeDock);
  // One recording at a time. Events of the player do not leave its shadow tree.
  document.addEventListener('play', closeDock, { capture: true, signal: controller.signal });
};

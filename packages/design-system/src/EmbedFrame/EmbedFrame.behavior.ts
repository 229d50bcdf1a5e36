import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { getEmbedSandbox } from './embedRules';

/** Options of the button of an embed. */
export type EmbedOptions = { src: string; title: string };

/** Loads third-party content above its surroundings when the reader requests it. */
export const embed: Behavior = (root, signal) => {
  const { src, title } = readOptions<EmbedOptions>(root);
  const button = root.querySelector('button');
  if (!button) return;
  button.hidden = false;
  button.addEventListener(
    'click',
    () => {
      const frame = document.createElement('iframe');
      frame.title = title;
      frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
      frame.referrerPolicy = 'strict-origin-when-cross-origin';
      frame.setAttribute('sandbox', getEmbedSandbox(src, location.origin));
      frame.src = src;
      button.replaceWith(frame);
      // The pressed button is gone, so its focus moves to the content that replaces it.
      frame.focus({ preventScroll: true });
    },
    { signal },
  );
};

import { emailFormTexts } from '@masthead/texts/shareForm';
import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';
import { closeShareForm } from './closing';
import type { ShareByEmailOptions } from './ShareByEmail';
import {
  countCharactersLeft,
  type SharedStory,
  type ShareErrors,
  type ShareOutcome,
  toSharedStory,
  validateDraft,
} from './shareRules';

/** Same value as in the style sheet. */
const formWidthPx = 384;

/** Aligns the form with the start of the button, or with its end where the window would cut it off. */
const getSide = (button: HTMLElement): 'start' | 'end' =>
  button.getBoundingClientRect().left + formWidthPx > document.documentElement.clientWidth ? 'end' : 'start';

/** The number of characters left is announced only near the limit; every character would be too much. */
const near = 20;

type Field = { input: HTMLInputElement | HTMLTextAreaElement; description: string };

/** Displays errors at their fields, or in the list above the form, and moves the focus to the first invalid field. */
const showErrors = (form: HTMLFormElement, fields: Record<keyof ShareErrors, Field>, errors: ShareErrors): void => {
  const list = form.querySelector<HTMLElement>('#share-errors');
  for (const name of ['message', 'email'] as const) {
    const { input, description } = fields[name];
    const error = errors[name];
    const place = list ?? form.querySelector(`#${input.id}-error`);
    if (place && !list) place.textContent = error ?? '';
    input.ariaInvalid = String(error !== undefined);
    input.setAttribute('aria-describedby', error && place ? `${description} ${place.id}` : description);
    if (error) input.focus();
  }
  if (!list) return;
  const items = [errors.email, errors.message].filter((error) => error !== undefined);
  list
    .querySelector('ul')
    ?.replaceChildren(...items.map((error) => Object.assign(document.createElement('li'), { textContent: error })));
  list.hidden = items.length === 0;
};

/**
 * Creates the behavior of a `ShareByEmail` from the function that sends the story: its button toggles the form. After
 * sending, the outcome replaces the form, which then closes (§4, §5, §8).
 */
export const createShareByEmail =
  (send: (story: SharedStory) => Promise<ShareOutcome>): Behavior =>
  (root, signal) => {
    const { story, closeAfter = 3000 } = readOptions<ShareByEmailOptions>(root);
    const [link, button, popover, section, status, form, email, message, count, submit] = [
      root.querySelector('a'),
      root.querySelector('button'),
      root.querySelector<HTMLElement>('#share-form'),
      root.querySelector('section'),
      root.querySelector('[role="status"]'),
      root.querySelector('form'),
      root.querySelector('input'),
      root.querySelector('textarea'),
      root.querySelector<HTMLElement>('#share-count'),
      root.querySelector<HTMLButtonElement>('[type="submit"]'),
    ] as const;
    if (!(link && button && popover && section && status && form && email && message && count && submit)) return;
    const fields = {
      email: { input: email, description: 'share-hint' },
      message: { input: message, description: 'share-count' },
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    signal.addEventListener('abort', () => clearTimeout(timer));

    const setOpen = (isOpen: boolean): void => {
      if (isOpen) popover.dataset['side'] = getSide(button);
      button.ariaExpanded = String(isOpen);
      popover.hidden = !isOpen;
    };
    const updateCount = (): void => {
      const left = countCharactersLeft(message.value);
      const isListed = form.querySelector('#share-errors') !== null;
      count.textContent = left < 0 && isListed ? emailFormTexts.exceeded : emailFormTexts.remaining(left);
      count.dataset['state'] = left < 0 ? 'exceeded' : 'fine';
      count.ariaLive = left <= near ? 'polite' : 'off';
    };
    const close = (): void => {
      clearTimeout(timer);
      const { activeElement, body } = document;
      // A disabled button loses the focus to the body. Elsewhere the reader has gone on, and keeps focus and position.
      const hasFocus = !popover.hidden && (activeElement === body || popover.contains(activeElement));
      setOpen(false);
      if (hasFocus) button.focus({ preventScroll: true });
      // A draft outlives closing, and also a failure, after which the reader may try again.
      if (form.isConnected) return;
      status.textContent = '';
      if (section.dataset['state'] === 'sent') form.reset();
      updateCount();
      section.append(form);
    };
    const setSending = (isSending: boolean): void => {
      submit.disabled = isSending;
      submit.textContent = isSending ? emailFormTexts.sending : emailFormTexts.send;
    };
    const sendDraft = async (): Promise<void> => {
      const draft = { email: email.value, message: message.value };
      const errors = validateDraft(draft);
      showErrors(form, fields, errors);
      if (errors.email || errors.message) return;
      setSending(true);
      // A network error counts as not sent.
      const outcome = await send(toSharedStory(draft, story)).catch(() => 'failed' as const);
      setSending(false);
      if (signal.aborted) return;
      if (typeof outcome !== 'string') return showErrors(form, fields, outcome.refused);
      form.remove();
      section.dataset['state'] = outcome;
      status.textContent = emailFormTexts[outcome];
      timer = setTimeout(close, closeAfter);
    };

    button.addEventListener('click', () => setOpen(popover.hidden !== false), { signal });
    popover.querySelector('[data-close]')?.addEventListener('click', close, { signal });
    message.addEventListener('input', updateCount, { signal });
    form.addEventListener(
      'submit',
      (event) => {
        event.preventDefault();
        void sendDraft();
      },
      { signal },
    );
    document.addEventListener(closeShareForm, () => setOpen(false), { signal });
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && !popover.hidden && close(), { signal });
    button.hidden = false;
    link.hidden = true;
  };

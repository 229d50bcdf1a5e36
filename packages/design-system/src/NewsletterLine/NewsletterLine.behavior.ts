import { readOptions } from '../behaviors/behavior';
import type { Behavior } from '../behaviors/connectBehaviors';

/** Options of the behavior, from the server's HTML. */
type NewsletterFormOptions = { /** Message if the service does not respond. */ failed: string };

/** The status of the registration service, and its message for the reader, in the language of the publication. */
type Reply = { status: number; message: string };

const send = async (form: HTMLFormElement): Promise<Reply> => {
  const response = await fetch(form.action, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams(new FormData(form) as unknown as Record<string, string>),
  });
  const { message } = (await response.json()) as { message: string };
  return { status: response.status, message };
};

/**
 * Signs up to a newsletter without leaving the page. All messages are those of the registration service. A confirmation
 * replaces the form, and what follows does not move; after an error the field has the focus.
 */
export const newsletterForm: Behavior = (root, signal) => {
  const { failed } = readOptions<NewsletterFormOptions>(root);
  const [form, input, status] = [
    root.querySelector('form'),
    root.querySelector<HTMLInputElement>('[type="email"]'),
    root.querySelector<HTMLElement>('[role="status"]'),
  ] as const;
  if (!(form && input && status)) return;

  const submit = async (): Promise<void> => {
    if (root.ariaBusy === 'true') return;
    root.ariaBusy = 'true';
    const reply = await send(form).catch((): Reply => ({ status: 0, message: failed }));
    root.ariaBusy = 'false';
    if (signal.aborted) return;
    const { activeElement, body } = document;
    const hasFocus = activeElement === body || root.contains(activeElement);
    const isDone = reply.status === 200;
    if (isDone) {
      root.style.minHeight = `${root.offsetHeight}px`;
      form.remove();
    }
    status.dataset['state'] = isDone ? 'done' : 'refused';
    status.textContent = reply.message;
    input.ariaInvalid = String(reply.status === 422);
    if (hasFocus) (isDone ? root : input).focus({ preventScroll: isDone });
  };

  // The service has the messages for an empty and an invalid address.
  form.noValidate = true;
  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault();
      void submit();
    },
    { signal },
  );
};

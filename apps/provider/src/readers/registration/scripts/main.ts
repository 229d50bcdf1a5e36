/** Shows the passkey forms of a store page, which need scripts, and completes them. */
const forms = document.querySelectorAll<HTMLFormElement>('form[data-passkey]');

const fetchOptions = async (address: string): Promise<unknown> => {
  const response = await fetch(address, { method: 'POST' });
  if (!response.ok) throw new Error(`The options of a passkey could not be loaded: status ${response.status}.`);
  return response.json();
};

const createResponse = async ({ dataset }: HTMLFormElement): Promise<unknown> => {
  const { startAuthentication, startRegistration } = await import('@simplewebauthn/browser');
  return dataset['options']
    ? startRegistration({ optionsJSON: JSON.parse(dataset['options']) })
    : startAuthentication({
        optionsJSON: (await fetchOptions(dataset['passkey'] ?? '')) as Parameters<
          typeof startAuthentication
        >[0]['optionsJSON'],
      });
};

const sendForm = async (form: HTMLFormElement): Promise<void> => {
  const field = form.elements.namedItem('passkey');
  const problem = form.querySelector<HTMLElement>('[role=alert]');
  if (!(field instanceof HTMLInputElement) || !problem) return;
  problem.hidden = true;
  try {
    field.value = JSON.stringify(await createResponse(form));
    form.submit();
  } catch {
    // Canceled, timed out, or no passkey for this site: the reader may press again.
    problem.hidden = false;
  }
};

for (const form of forms) {
  form.hidden = !('PublicKeyCredential' in window);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void sendForm(form);
  });
}

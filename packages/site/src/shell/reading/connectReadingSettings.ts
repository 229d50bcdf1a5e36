import { textSizes, themeChoices, type ReadingChoices } from '@masthead/design-system/reading-choices';
import { readingKey } from './readingScript';

const isKeyOf = <Choices extends object>(choices: Choices, value: unknown): value is keyof Choices =>
  typeof value === 'string' && Object.hasOwn(choices, value);

/** The choices that the page shows; the attributes are absent for the first of each. */
const getChoices = ({ dataset }: HTMLElement): ReadingChoices => ({
  theme: isKeyOf(themeChoices, dataset['theme']) ? dataset['theme'] : 'system',
  text: isKeyOf(textSizes, dataset['text']) ? dataset['text'] : 'standard',
});

const showChoices = ({ dataset }: HTMLElement, { theme, text }: ReadingChoices): void => {
  if (theme === 'system') delete dataset['theme'];
  else dataset['theme'] = theme;
  if (text === 'standard') delete dataset['text'];
  else dataset['text'] = text;
};

const storeChoices = ({ theme, text }: ReadingChoices): void => {
  try {
    localStorage.setItem(readingKey, `${theme} ${text}`);
  } catch (cause) {
    console.warn('The browser does not store the reading settings. They apply to this page only.', cause);
  }
};

const checkChoices = (page: Document, choices: ReadingChoices): void => {
  for (const form of page.querySelectorAll<HTMLFormElement>('form[data-reading-settings]'))
    for (const [name, value] of Object.entries(choices)) {
      const field = form.elements.namedItem(name);
      if (field instanceof RadioNodeList) field.value = value;
    }
};

const connected = new WeakSet<Document>();

/** Checks the reader's choices in the reading settings of the page, and applies and stores changes. */
export const connectReadingSettings = (page: Document): void => {
  const root = page.documentElement;
  checkChoices(page, getChoices(root));
  if (connected.has(page)) return;
  connected.add(page);
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.form?.matches('[data-reading-settings]')) return;
    const chosen: Record<string, unknown> = { ...getChoices(root), [target.name]: target.value };
    const { theme, text } = chosen;
    if (!isKeyOf(themeChoices, theme) || !isKeyOf(textSizes, text)) return;
    showChoices(root, { theme, text });
    storeChoices({ theme, text });
    checkChoices(page, { theme, text });
  });
};

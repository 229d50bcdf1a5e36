import type { TemplateTexts } from './templateTexts.ts';

/** The template is written in English: nothing to translate. */
export const en: TemplateTexts = {
  toMagazine: (name) => `${name} Quarterly`,
  hubs: [],
  toTopic: (name) => ({ stories: `Stories of ${name}.`, newest: `The newest stories of ${name}.` }),
  phrases: {},
};

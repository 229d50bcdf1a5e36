/** The template's own texts in a language: what a new publication shows until its editors write theirs. */
export type TemplateTexts = {
  /** Name of the magazine, unless it is chosen. */
  toMagazine: (name: string) => string;
  /** Addresses of the fronts of categories, as in `--hubs`, unless they are chosen. */
  hubs: readonly string[];
  /** Descriptions of a chosen topic: of its category, and in the menu. */
  toTopic: (name: string) => { stories: string; newest: string };
  /** Translations by the English text: menus, footer, brand, house ads, content besides stories and pages. */
  phrases: Readonly<Record<string, string>>;
};

/** The template is written in English: nothing to translate. */
export const en: TemplateTexts = {
  toMagazine: (name) => `${name} Quarterly`,
  hubs: [],
  toTopic: (name) => ({ stories: `Stories of ${name}.`, newest: `The newest stories of ${name}.` }),
  phrases: {},
};

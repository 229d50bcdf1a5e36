import texts from './texts.json' with { type: 'json' };

/** Names of the texts of the desk, which has Payload's own beside them. */
export type TextName = keyof typeof texts;

/** A text in the languages of the desk. */
export const text = (name: TextName): { en: string; de: string } => {
  const [en = '', de = ''] = texts[name];
  return { en, de };
};

/** The language of the desk that a person has chosen. */
export const getLanguage = ({ language }: { language: string }): 'en' | 'de' => (language === 'de' ? 'de' : 'en');

/** Whether there is a text of a name. */
export const isTextName = (name: string): name is TextName => Object.hasOwn(texts, name);

/** Options of a field of choices, whose texts have the names of the values. */
export const toOptions = (...values: readonly TextName[]) => values.map((value) => ({ value, label: text(value) }));

/** Texts that Payload looks up by their key. */
export const translations = { en: { desk: { compare: 'Compare' } }, de: { desk: { compare: 'Vergleichen' } } };

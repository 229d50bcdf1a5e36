import type { PayloadRequest } from 'payload';
import texts from './texts.json' with { type: 'json' };

/** Names of the texts of the desk, which has Payload's own beside them. */
export type TextName = keyof typeof texts;
/** A text in the languages of the desk. */
export type Text = { en: string; de: string };
/** A text of the desk, or one of the provider in the provider's language. */
export type Message = Text | string;

/** A text of the desk; a name in braces is replaced by its value. */
export const text = (name: TextName, values: Readonly<Record<string, string | number>> = {}): Text => {
  const [en, de] = texts[name].map((template) =>
    template.replaceAll(/\{(\w+)\}/g, (match, value: string) => String(values[value] ?? match)),
  );
  return { en: en ?? '', de: de ?? '' };
};

/** A message in the language of the desk that a person has chosen. */
export const translate = ({ language }: { language: string }, message: Message): string =>
  typeof message === 'string' ? message : message[language === 'de' ? 'de' : 'en'];

/** A response with messages in the language of the person. */
export const toResponse = (req: PayloadRequest, status: number, ...messages: readonly Message[]): Response =>
  new Response(messages.map((message) => translate(req.i18n, message)).join('\n'), { status });

/** Whether there is a text of a name. */
export const isTextName = (name: string): name is TextName => Object.hasOwn(texts, name);

/** Options of a field of choices, whose texts have the names of the values. */
export const toOptions = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: isTextName(value) ? text(value) : value }));

/** Texts that Payload looks up by their key. */
export const translations = {
  en: { desk: { compare: text('compare').en } },
  de: { desk: { compare: text('compare').de } },
};

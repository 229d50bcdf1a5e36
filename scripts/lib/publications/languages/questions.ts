import type { TextLanguage } from '@masthead/texts/language-names';

/** What a terminal asks for, in this order after the language. Other options keep their defaults. */
export const questions = [
  'key',
  'name',
  'time-zone',
  'magazine',
  'domain',
  'accent',
  'headline',
  'header',
  'sections',
  'hubs',
  'without',
] as const;
type Question = (typeof questions)[number];

/** The questions in every language with texts. */
export const questionTexts: Readonly<Record<TextLanguage, Readonly<Record<Question, string>>>> = {
  en: {
    key: 'Key: the folder in apps/, such as harbor-wire',
    name: 'Name',
    'time-zone': 'Time zone',
    magazine: 'Name of its magazine',
    domain: 'Public domain',
    accent: 'Color of links and buttons, which every other color follows from',
    headline: 'Headline face: source-serif-4 or newsreader',
    header: 'Header: main or alternate',
    sections: 'Up to four topics, separated by commas (empty for samples)',
    hubs: 'Addresses of markets, sectors or best-practices, as in sectors=clinical (empty for the usual ones)',
    without: 'Modules to leave out, separated by commas (none for all modules, empty for those of the template)',
  },
  de: {
    key: 'Schlüssel: der Ordner in apps/, zum Beispiel hafenblatt',
    name: 'Name',
    'time-zone': 'Zeitzone',
    magazine: 'Name des Magazins',
    domain: 'Öffentliche Domain',
    accent: 'Farbe von Links und Knöpfen, aus der alle anderen Farben folgen',
    headline: 'Schrift der Überschriften: source-serif-4 oder newsreader',
    header: 'Seitenkopf: main oder alternate',
    sections: 'Bis zu vier Themen, durch Kommas getrennt (leer für Beispiele)',
    hubs: 'Adressen von markets, sectors oder best-practices, wie in sectors=klinik (leer für die üblichen)',
    without: 'Module, die wegfallen, durch Kommas getrennt (none für alle Module, leer für die der Vorlage)',
  },
};

import { findTextLanguage, textLanguages, type TextLanguage } from '@masthead/texts/language-names';
import { createInterface } from 'node:readline/promises';
import { checkField, type Field } from './checkChoice.ts';
import { checkWords } from './checkStaged.ts';
import { type Answers, completeChoice, modules, type Taken } from './choice.ts';
import { issueTexts } from './issueTexts.ts';

/** What a terminal asks for, in this order after the language. Other options keep their defaults. */
const questions = [
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

const questionTexts: Readonly<Record<TextLanguage, Readonly<Record<Question, string>>>> = {
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

/** Whether the command can ask questions. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

const getDefault = (field: Field, choice: Readonly<Record<string, unknown>>): string => {
  const value = choice[field];
  return typeof value === 'string' ? value : '';
};

/** Asks for what the command line lacks: the language, then in it. Repeats until an answer is valid. */
export const askChoice = async (
  givenKey: string | undefined,
  answers: Answers,
  taken: Taken,
): Promise<{ key: string; answers: Answers }> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once('SIGINT', () => process.exit(130));
  let key = givenKey ?? '';
  let current: Answers = { ...answers };
  const ask = async (field: Field, text: string): Promise<void> => {
    const choice = completeChoice(key, current, taken);
    // A default that is not valid is not offered.
    const fallback = checkField(field, choice, taken).length === 0 ? getDefault(field, choice) : '';
    const answer = (await terminal.question(`${text}${fallback && ` [${fallback}]`}: `)).trim();
    const [nextKey, next] =
      field === 'key' ? [answer, current] : [key, answer === '' ? current : { ...current, [field]: answer }];
    const candidate = completeChoice(nextKey, next, taken);
    const texts = issueTexts[findTextLanguage(current.language ?? '') ?? 'en'];
    const issues = checkField(field, candidate, taken, texts);
    if (issues.length === 0 && (field === 'key' || field === 'name')) issues.push(...checkWords(candidate, texts));
    if (issues.length > 0) {
      console.log(issues.map((issue) => `  ${issue}`).join('\n'));
      return ask(field, text);
    }
    [key, current] = [nextKey, next];
  };
  try {
    if (current.language === undefined)
      await ask('language', `Language (${textLanguages.join(' or ')}, with a region: de-DE, en-GB)`);
    const texts = questionTexts[findTextLanguage(current.language ?? '') ?? 'en'];
    for (const field of questions) {
      const isGiven = field === 'key' ? givenKey !== undefined : current[field] !== undefined;
      const hasOneZone = field === 'time-zone' && completeChoice(key, current, taken).timeZone !== '';
      if (!isGiven && !hasOneZone)
        await ask(field, `${texts[field]}${field === 'without' ? `: ${modules.join(', ')}` : ''}`);
    }
    return { key, answers: current };
  } finally {
    terminal.close();
  }
};

import { textLanguages } from '@masthead/texts/language-names';
import { createInterface } from 'node:readline/promises';
import { checkChoice } from './checkChoice.ts';
import { type Answers, completeChoice, modules, type OptionName, type Taken } from './choice.ts';
import { templateLanguage } from './language.ts';

/** What a terminal asks for, in this order. Other options keep their defaults. */
const questions: readonly [option: OptionName, question: string][] = [
  ['name', 'Name'],
  ['language', `Language (${textLanguages.join(' or ')}, with a region: de-DE, en-GB)`],
  ['time-zone', 'Time zone'],
  ['magazine', 'Name of its magazine'],
  ['domain', 'Public domain'],
  ['accent', 'Color of links and buttons (#rrggbb, empty for green)'],
  ['headline', 'Headline face (source-serif-4 or newsreader)'],
  ['header', 'Header (main or alternate)'],
  ['sections', 'Up to four topics, separated by commas (empty for samples)'],
  ['hubs', 'Addresses of markets, sectors or best-practices, as in sectors=clinical (empty for those)'],
  [
    'without',
    `Modules to leave out, separated by commas (none for all modules, empty for those of the template): ${modules.join(', ')}`,
  ],
];

/** Whether the command can ask questions. */
export const isTerminal = (): boolean => process.stdin.isTTY && process.stdout.isTTY;

/** Asks for what the command line lacks, and again for an answer that is not valid. Ctrl-C ends the command. */
export const askChoice = async (
  key: string | undefined,
  answers: Answers,
  taken: Taken,
): Promise<{ key: string; answers: Answers }> => {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  terminal.once('SIGINT', () => process.exit(130));
  // The time zone has a question of its own, so its absence is no issue of the other answers.
  const listIssues = (candidate: string, given: Answers): string[] =>
    checkChoice(completeChoice(candidate, { 'time-zone': templateLanguage.timeZone, ...given }, taken), taken);
  /** Repeats a question until its answer adds no issue. */
  const ask = async (text: string, fallback: string, toIssues: (answer: string) => string[]): Promise<string> => {
    const answer = (await terminal.question(`${text}${fallback && ` [${fallback}]`}: `)).trim();
    const issues = toIssues(answer || fallback);
    if (issues.length === 0) return answer;
    console.log(issues.map((issue) => `  ${issue}`).join('\n'));
    return ask(text, fallback, toIssues);
  };
  try {
    const chosenKey =
      key ?? (await ask('Key: the folder in apps/, such as harbor-wire', '', (answer) => listIssues(answer, answers)));
    const given: Answers = { ...answers };
    for (const [option, text] of questions) {
      if (given[option] !== undefined) continue;
      const before = new Set(listIssues(chosenKey, given));
      const choice = completeChoice(chosenKey, given, taken);
      const isRequired = option === 'time-zone';
      if (isRequired && choice.timeZone !== '') continue;
      const fallback = {
        name: choice.name,
        magazine: choice.magazine,
        domain: choice.domain,
        language: choice.language,
        headline: choice.headline,
        header: choice.header,
      }[option as string];
      const answer = await ask(text, fallback ?? '', (value) =>
        value === '' && !isRequired
          ? []
          : listIssues(chosenKey, { ...given, [option]: value }).filter((issue) => !before.has(issue)),
      );
      if (answer !== '') given[option] = answer;
    }
    return { key: chosenKey, answers: given };
  } finally {
    terminal.close();
  }
};

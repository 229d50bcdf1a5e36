// `npm run new-publication -- <key>`: a publication made from the template brand.
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';
import { runMain } from './lib/args.ts';
import { writeProviderBrands } from './lib/brandFacts.ts';
import { run } from './lib/command.ts';
import { readEnv, variables } from './lib/env.ts';
import { StartError } from './lib/errors.ts';
import { inRoot, root } from './lib/paths.ts';
import { logProgress, withProgress } from './lib/progress.ts';
import { askChoice, isTerminal } from './lib/publications/askChoice.ts';
import { checkChoice } from './lib/publications/checkChoice.ts';
import { checkStaged } from './lib/publications/checkStaged.ts';
import { completeChoice, type Choice } from './lib/publications/choice.ts';
import { readExportedTheme, template } from './lib/publications/rewrite.ts';
import { type HeadlineFace, headlineFaces, readFace } from './lib/publications/faces.ts';
import { type FileChange, stageChanges, undoInterruptedChanges, withUndo } from './lib/publications/fileChanges.ts';
import { parseCommand, usage } from './lib/publications/parseCommand.ts';
import { drawLogos, drawName } from './lib/publications/pictures.ts';
import { planPublication } from './lib/publications/plan.ts';
import { describeRunningProvider } from './lib/publications/provider.ts';
import { readTaken } from './lib/publications/readTaken.ts';
import { readSources } from './lib/publications/content.ts';
import { subsetForWeb } from './lib/fonts.ts';

const reject = (issues: readonly string[], hint: string): never => {
  throw new StartError(
    `No publication was made, nothing was changed:\n${issues.map((issue) => `- ${issue}`).join('\n')}${hint}`,
  );
};

const readChoice = async (): Promise<Choice> => {
  const { keys, answers: written, flags, issues: unknown } = parseCommand(process.argv.slice(2));
  const theme = readExportedTheme(written.theme);
  const answers = { ...written, ...theme.answers };
  const issues = [...unknown, ...theme.issues];
  const taken = readTaken(root, readEnv().PROVIDER_PORT);
  const shouldAsk = isTerminal() && !flags.has('yes') && keys.length <= 1 && issues.length === 0;
  const chosen = shouldAsk ? await askChoice(keys[0], answers, taken) : { key: keys[0] ?? '', answers };
  const choice = {
    ...completeChoice(chosen.key, chosen.answers, taken),
    ...(theme.text !== undefined && { theme: theme.text }),
  };
  const allIssues = [
    ...issues,
    ...(keys.length > 1 && issues.length === 0 ? [`give one key, not ${keys.length}: ${keys.join(', ')}`] : []),
    ...(chosen.key === '' ? ['give a key, such as harbor-wire'] : checkChoice(choice, chosen.answers, taken)),
  ];
  return allIssues.length > 0 ? reject(allIssues, '\n\n--help explains the options') : choice;
};

/** The template's packages are those of the publication: their links are the same from its folder. */
const linkPackages = (key: string): void => {
  const source = inRoot('apps', template.folder, 'node_modules');
  if (existsSync(source))
    cpSync(source, inRoot('apps', key, 'node_modules'), { recursive: true, verbatimSymlinks: true });
};

const formatFiles = async (key: string): Promise<void> => {
  const { ok, output } = await run(inRoot('node_modules/.bin/oxfmt'), [path.join('apps', key)], {
    env: variables,
  });
  if (!ok) throw new StartError(`Its files could not be formatted:\n${output}`);
};

/** The checks read a renamed entry of the template. The provider reads the one that the publication's files generate. */
const generateEntry = async (key: string): Promise<void> => {
  const error = (await writeProviderBrands()).find(({ folder }) => folder === key);
  if (error) throw new StartError(`No publication was made: ${error.message}`);
};

const drawFiles = async ({ key, name, accent }: Choice, face: HeadlineFace) => {
  const { upright, italic, license } = readFace(root, face);
  const artwork = await drawName(name, accent, upright, Number(face.weight));
  const files = {
    ...(await drawLogos(key, artwork)),
    'fonts/headline.woff2': await subsetForWeb(upright, 'upright'),
    'fonts/headline-italic.woff2': await subsetForWeb(italic, 'italic'),
    'fonts/headline.LICENSE.txt': license,
  };
  return {
    wordmarkWidth: artwork.wordmark.width,
    missing: artwork.missing,
    files: Object.entries(files).map(([file, text]): FileChange => ({ path: `apps/${key}/public/${file}`, text })),
  };
};

const create = async (choice: Choice): Promise<void> => {
  const { key, name } = choice;
  const { PORT } = readEnv();
  const origin = PORT === undefined ? choice.origin : `http://localhost:${PORT}`;
  const face = headlineFaces.get(choice.headline);
  if (!face) throw new Error(`The face ${choice.headline} is missing from faces.ts.`);
  const { wordmarkWidth, files, missing } = await withProgress('Drawing its pictures', drawFiles(choice, face));
  if (missing.length > 0)
    reject([`the headline face has no ${missing.join(' ')}: write the name without it (--name)`], '');
  const changes = stageChanges(root, planPublication({ ...choice, wordmarkWidth }, readSources(root), files));
  const steps = async (): Promise<void> => {
    const issues = await withProgress('Checking its files', checkStaged(changes.folder, choice));
    if (issues.length > 0) reject(issues, '');
    changes.apply();
    linkPackages(key);
    await formatFiles(key);
    await generateEntry(key);
  };
  await withUndo(changes, steps, 'undo');
  logProgress(
    `${name} is ready: npm start -- --brand ${key} (${origin}). What to replace now: docs/guides/new-publication.md`,
  );
  const running = await describeRunningProvider();
  if (running) console.log(running);
};

await runMain(async () => {
  if (parseCommand(process.argv.slice(2)).flags.has('help')) return console.log(usage);
  if (undoInterruptedChanges(root)) logProgress('An earlier command was interrupted: its changes are undone');
  await create(await readChoice());
});

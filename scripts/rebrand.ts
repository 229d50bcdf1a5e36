// `npm run rebrand -- <key>`: a publication's accent, logos and icons, from a name or from SVG files.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { runMain, withUsage } from './lib/args.ts';
import { loadBrand } from './lib/brand.ts';
import { loadTheme } from './lib/brandFacts.ts';
import { run } from './lib/command.ts';
import { variables } from './lib/env.ts';
import { StartError } from './lib/errors.ts';
import { inRoot, root } from './lib/paths.ts';
import { logProgress, withProgress } from './lib/progress.ts';
import { type AccentChange, findAccentIssue, withInks } from './lib/publications/accent.ts';
import { getContentFolder, readSources } from './lib/publications/content.ts';
import { type FileChange, stageChanges } from './lib/publications/fileChanges.ts';
import { type Drawing, drawLogos, drawName, fitArtwork } from './lib/publications/pictures.ts';
import { getHouseFile } from './lib/publications/plan.ts';
import { readFontSource } from './lib/fonts.ts';

const usage = `Usage: npm run rebrand -- <key> [--accent <#rrggbb>] [--text <name>] [--logo <file.svg>] [--mark <file.svg>]

  <key>     the publication: its folder in apps/
  --accent  the color that every other one follows from. Default: that of its theme
  --text    the name in the wordmark. Default: that of its brand.ts
  --logo    the wordmark as an SVG file, instead of the name in the headline face
  --mark    the square icon as an SVG file, instead of the first letter

Writes the accent to theme.css.ts, the logos and icons to public/, and their width to brand.ts. With another accent the
sample drawings in its content and house ads change to the inks that go with it.`;

const options = {
  accent: { type: 'string' },
  text: { type: 'string' },
  logo: { type: 'string' },
  mark: { type: 'string' },
} as const;

const readDrawing = (kind: 'wordmark' | 'mark', file: string): Drawing => {
  const drawing = fitArtwork(kind, readFileSync(path.resolve(file), 'utf8'));
  if (!drawing) throw new StartError(`${file} is no SVG file with a viewBox. Export the ${kind} as SVG.`);
  return drawing;
};

const replaceOnce = (file: string, pattern: RegExp, to: string): FileChange => {
  const text = readFileSync(inRoot(file), 'utf8');
  if (!pattern.test(text))
    throw new StartError(`Nothing was changed: ${file} has no ${pattern.source}. Write ${to} there yourself.`);
  return { path: file, text: text.replace(pattern, () => to) };
};

/** The content and house ads of a publication with sample drawings in other inks. */
const changeInks = (key: string, change: AccentChange): FileChange[] => {
  const { list, pictures, housePictures, read } = readSources(root);
  const content = list(getContentFolder(key))
    .filter((file) => /\.(?:json|md)$/.test(file))
    .map((file) => ({ file: `${getContentFolder(key)}/${file}`, available: pictures }));
  const house = existsSync(inRoot(getHouseFile(key))) ? [{ file: getHouseFile(key), available: housePictures }] : [];
  return [...content, ...house].flatMap(({ file, available }) => {
    const before = read(file);
    const text = withInks(before, change, available);
    return text === before ? [] : [{ path: file, text }];
  });
};

await runMain(async () => {
  const { values, positionals } = withUsage(usage, () => parseArgs({ options, allowPositionals: true }));
  const [key = '', ...others] = positionals;
  if (key === '' || others.length > 0) throw new StartError(`Give one key.\n${usage}`);
  const app = inRoot('apps', key);
  const brand = await loadBrand(key);
  const { color, font } = await loadTheme(app);
  const accent = values.accent?.toLowerCase() ?? color['accent'] ?? '';
  const issue = findAccentIssue(accent);
  if (issue) throw new StartError(`Nothing was changed: ${issue}`);

  const sources = JSON.parse(readFileSync(path.join(app, 'fonts.json'), 'utf8')) as { headline: string };
  const face = readFontSource(app, sources.headline);
  const drawn = await drawName(values.text ?? brand.name, accent, face, Number(font['headWeight']));
  const artwork = {
    ...drawn,
    ...(values.logo !== undefined && { wordmark: readDrawing('wordmark', values.logo) }),
    ...(values.mark !== undefined && { mark: readDrawing('mark', values.mark) }),
  };
  if (values.logo === undefined && drawn.missing.length > 0)
    throw new StartError(
      `Nothing was changed: the headline face has no ${drawn.missing.join(' ')}. Give --text or --logo.`,
    );
  const file = path.basename(brand.logos.masthead.src, '.svg');
  const logos = await withProgress('Drawing its logos', drawLogos(file, artwork));
  const changes = stageChanges(root, [
    replaceOnce(`apps/${key}/theme.css.ts`, /(?<=\baccent: )'#[0-9a-f]{6}'/i, `'${accent}'`),
    replaceOnce(`apps/${key}/brand.ts`, /(?<=\bgetLogos\([^)]*, )\d+(?=\))/, String(artwork.wordmark.width)),
    ...changeInks(key, { from: color['accent'] ?? accent, to: accent }),
    ...Object.entries(logos).map(([name, text]): FileChange => ({ path: `apps/${key}/public/${name}`, text })),
  ]);
  changes.apply();
  changes.finish();
  // In a process of its own: this one has loaded the former theme.
  const { ok, output } = await run(process.execPath, [inRoot('scripts/codegen.ts')], { env: variables });
  if (!ok) throw new StartError(output.trim());
  logProgress(`${brand.name} has its accent, logos and icons. Look at them: npm run dev -- --brand ${key}`);
});

// Draws the films of the sample content and encodes them: node e2e/sampleFiles/makeFilms.ts [--stills] [name…]
// It needs ffmpeg with libx264 and libvpx-vp9. The sites do not.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Page } from 'playwright-core';
import { launch } from '../src/launch.ts';
import { films } from './films/index.ts';
import { fontFaces } from './fonts.ts';
import { type Film, frame, toSvg } from './frame.ts';

const root = path.join(import.meta.dirname, '../..');
const output = path.join(root, 'sample-content/films');

const page = `<!doctype html><style>${fontFaces}
  body{margin:0} svg{display:block}</style><p style="font-family:Newsreader">a</p><p style="font-family:'Public Sans'">a</p>`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { stills: { type: 'boolean', default: false }, out: { type: 'string', default: output } },
});

const draw = async (tab: Page, film: Film, second: number): Promise<Buffer> => {
  await tab.evaluate((svg) => void (document.body.innerHTML = svg), toSvg(film, second));
  return tab.screenshot({ type: 'png' });
};

/** Codecs of both files: every browser plays one of them. Flat drawings need few bits. */
const encodings = {
  mp4: ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '33', '-movflags', '+faststart'],
  webm: [
    '-vf',
    'scale=768:-2',
    '-c:v',
    'libvpx-vp9',
    '-b:v',
    '0',
    '-crf',
    '48',
    '-deadline',
    'good',
    '-cpu-used',
    '3',
    '-row-mt',
    '1',
  ],
} as const;

const toTime = (second: number): string => new Date(second * 1000).toISOString().slice(11, 23);
const toVtt = (film: Film, language: 'text' | 'es'): string =>
  `WEBVTT\n\n${film.cues.map((cue) => `${toTime(cue.from)} --> ${toTime(cue.to)}\n${cue[language]}\n`).join('\n')}`;

const encode = async (tab: Page, film: Film): Promise<void> => {
  const target = (extension: string): string => path.join(values.out, `${film.name}.${extension}`);
  const input = ['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', String(frame.perSecond), '-i', '-'];
  const outputs = Object.entries(encodings).flatMap(([extension, options]) => [
    ...options,
    '-pix_fmt',
    'yuv420p',
    '-an',
    '-map_metadata',
    '-1',
    target(extension),
  ]);
  const ffmpeg = spawn('ffmpeg', [...input, ...outputs], { stdio: ['pipe', 'inherit', 'inherit'] });
  for (let index = 0; index < film.seconds * frame.perSecond; index += 1)
    if (!ffmpeg.stdin.write(await draw(tab, film, index / frame.perSecond))) await once(ffmpeg.stdin, 'drain');
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}. Read its message above.`);
  await draw(tab, film, film.poster);
  await tab.screenshot({ path: target('jpg'), type: 'jpeg', quality: 60 });
  writeFileSync(target('en.vtt'), toVtt(film, 'text'));
  writeFileSync(target('es.vtt'), toVtt(film, 'es'));
  const sizes = Object.keys(encodings).map(
    (extension) => `${extension} ${Math.ceil(statSync(target(extension)).size / 1000)} KB`,
  );
  console.log(`${film.name}: ${sizes.join(', ')}`);
};

mkdirSync(values.out, { recursive: true });
const browser = await launch();
const tab = await browser.newPage({ viewport: { width: frame.width, height: frame.height } });
await tab.setContent(page);
await tab.evaluate(() => document.fonts.ready);
for (const film of films.filter(({ name }) => positionals.length === 0 || positionals.includes(name))) {
  if (!values.stills) await encode(tab, film);
  else
    for (let second = 1; second < film.seconds; second += 2)
      writeFileSync(
        path.join(values.out, `${film.name}-${String(second).padStart(2, '0')}.png`),
        await draw(tab, film, second),
      );
}
await browser.close();

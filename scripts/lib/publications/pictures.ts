import { readFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { getColors } from './accent.ts';
import type { Choice } from './choice.ts';
import type { HeadlineFace } from './faces.ts';
import type { FileChange } from './fileChanges.ts';
import { drawText, type Outlines } from './outlines.ts';
import { template } from './rewrite.ts';
import { subsetForWeb } from '../subsetFonts.ts';

/** What is drawn for a new publication: its pictures, and the width in px of a wordmark 50 px high. */
export type Drawn = { wordmarkWidth: number; files: readonly FileChange[]; missing: readonly string[] };

const white = '#ffffff';

/** Px. The width stays below that of a phone's page at the compact size, 30 px high. */
const wordmark = { height: 50, fontSize: 44, baseline: 37, margin: 2, minWidth: 60, maxWidth: 480 };
const amp = { width: 461, height: 50 };
const faviconSizes = [16, 32, 48];

const round = (value: number): number => Math.round(value * 100) / 100;

type Placed = { x: number; baseline: number; fontSize: number; color: string };

const place = ({ glyphs }: Outlines, { x, baseline, fontSize, color }: Placed): string => {
  const scale = round(fontSize) / 1000;
  const paths = glyphs.map(({ path: d, x: at }) => `<path transform="translate(${round(at)} 0)" d="${d}"/>`).join('');
  return `<g fill="${color}" transform="translate(${round(x)} ${round(baseline)}) scale(${scale} ${-scale})">${paths}</g>`;
};

const toSvg = (width: number, height: number, name: string, content: string): string => {
  const title = name.replaceAll('&', '&amp;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>${content}</svg>\n`;
};

/** The largest font size, up to `fontSize`, at which a text is at most `width` px wide. */
const fit = ({ width: units }: Outlines, width: number, fontSize: number): number =>
  Math.min(fontSize, (width * 1000) / units);

/** A multiple of 5, so that the compact size (3/5) has integer dimensions. */
const getWordmarkWidth = (text: Outlines): number => {
  const fontSize = fit(text, wordmark.maxWidth - 2 * wordmark.margin, wordmark.fontSize);
  const width = (text.width * fontSize) / 1000 + 2 * wordmark.margin;
  return Math.max(wordmark.minWidth, Math.ceil(width / 5) * 5);
};

const drawWordmark = (text: Outlines, name: string, width: number, color: string): string => {
  const { margin, baseline, height } = wordmark;
  const fontSize = fit(text, width - 2 * margin, wordmark.fontSize);
  return toSvg(width, height, name, place(text, { x: margin, baseline, fontSize, color }));
};

const drawCentered = (
  text: Outlines,
  size: { width: number; height: number; fontSize: number; color: string },
): string => {
  const fontSize = fit(text, size.width * 0.8, size.fontSize);
  const x = (size.width - (text.width * fontSize) / 1000) / 2;
  return place(text, { x, baseline: size.height / 2 + fontSize * 0.33, fontSize, color: size.color });
};

const rectangle = (width: number, height: number, color: string, y = 0): string =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

const toPng = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

/** An icon file of PNG pictures. */
const toIcon = (pictures: readonly { size: number; png: Buffer }[]): Buffer => {
  const header = Buffer.alloc(6 + 16 * pictures.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(png.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({ png }) => png)]);
};

const drawBitmaps = async (name: string, text: Outlines, mark: string, accent: string) => {
  const { tint = white, ink = '#000000' } = getColors(accent);
  const share = { width: 1200, height: 630 };
  const podcast = { width: 1400, height: 1400 };
  const shareSvg = `${rectangle(1200, 630, tint)}${drawCentered(text, { ...share, fontSize: 170, color: ink })}${rectangle(1200, 14, accent, 616)}`;
  const podcastSvg = `${rectangle(1400, 1400, accent)}${drawCentered(text, { ...podcast, fontSize: 220, color: white })}`;
  const icons = faviconSizes.map(async (size) => ({ size, png: await toPng(mark, size, size) }));
  return {
    share: await toPng(toSvg(1200, 630, name, shareSvg), 1200, 630),
    podcast: await toPng(toSvg(1400, 1400, name, podcastSvg), 1400, 1400),
    touch: await toPng(mark, 180, 180),
    favicon: toIcon(await Promise.all(icons)),
  };
};

/** Draws wordmarks, icons and pictures for sharing from name, accent and headline face, and writes the face's files. */
export const drawPictures = async (
  root: string,
  { key, name, accent }: Choice,
  { source, weight }: HeadlineFace,
): Promise<Drawn> => {
  const fontPackage = path.join(root, 'apps', template.folder, 'node_modules/@fontsource-variable', source);
  const [upright, italic] = ['normal', 'italic'].map((style) =>
    readFileSync(path.join(fontPackage, `files/${source}-latin-wght-${style}.woff2`)),
  ) as [Buffer, Buffer];
  const text = await drawText(name, upright, Number(weight));
  const letter = await drawText(name.charAt(0), upright, Number(weight));
  const width = getWordmarkWidth(text);
  const { ink = '#000000', onInverse = white } = getColors(accent);
  const icon = drawCentered(letter, { width: 36, height: 36, fontSize: 27, color: white });
  const mark = toSvg(36, 36, name, `${rectangle(36, 36, accent)}${icon}`);
  const { share, podcast, touch, favicon } = await drawBitmaps(name, text, mark, accent);
  const files = {
    [`brand/${key}.svg`]: drawWordmark(text, name, width, ink),
    [`brand/${key}-inverse.svg`]: drawWordmark(text, name, width, onInverse),
    [`brand/${key}-print.svg`]: drawWordmark(text, name, width, '#000000'),
    [`brand/${key}-amp.svg`]: drawWordmark(text, name, amp.width, ink),
    [`brand/${key}-mark.svg`]: mark,
    [`brand/${key}-share.png`]: share,
    [`brand/${key}-podcast.png`]: podcast,
    [`brand/${key}-touch.png`]: touch,
    'favicon.ico': favicon,
    'fonts/headline.woff2': await subsetForWeb(upright, 'upright'),
    'fonts/headline-italic.woff2': await subsetForWeb(italic, 'italic'),
    'fonts/headline.LICENSE.txt': readFileSync(path.join(fontPackage, 'LICENSE')),
  };
  return {
    wordmarkWidth: width,
    missing: text.missing,
    files: Object.entries(files).map(([file, content]) => ({ path: `apps/${key}/public/${file}`, text: content })),
  };
};

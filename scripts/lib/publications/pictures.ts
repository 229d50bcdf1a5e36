import sharp from 'sharp';
import { getColors } from './accent.ts';
import { shapeText } from '../fonts.ts';

/** A text as outlines, in units of 1/1000 of the font size. The baseline is at 0, up is positive. */
type Outlines = {
  /** SVG paths with their horizontal positions. */
  glyphs: readonly { path: string; x: number }[];
  width: number;
  /** Characters that the face lacks. */
  missing: readonly string[];
};

/** Converts a text to outlines of a face in one weight, with kerning: a picture cannot contain fonts. */
const drawText = async (text: string, file: Buffer, weight: number): Promise<Outlines> => {
  const { font, glyphs: shaped, positions } = await shapeText(text, file, weight);
  const glyphs: { path: string; x: number }[] = [];
  const missing = new Set<string>();
  let width = 0;
  for (const [index, { codepoint: glyph, cluster }] of shaped.entries()) {
    if (glyph === 0) missing.add(String.fromCodePoint(text.codePointAt(cluster) ?? 0));
    glyphs.push({ path: font.glyphToPath(glyph), x: width + (positions[index]?.xOffset ?? 0) });
    width += positions[index]?.xAdvance ?? 0;
  }
  return { glyphs, width, missing: [...missing] };
};

const white = '#ffffff';
const black = '#000000';

/** A drawing of a size, in px. Without a color it has its own ones. */
export type Drawing = { width: number; height: number; draw: (color?: string) => string };

/** What the pictures of a publication are made from. */
export type Artwork = { name: string; accent: string; wordmark: Drawing; mark: Drawing };

/** Px. The width stays below that of a phone's page at the compact size, 30 px high. */
const wordmark = { height: 50, fontSize: 44, baseline: 37, margin: 2, minWidth: 60, maxWidth: 480 };
const markSize = 36;
const faviconSizes = [16, 32, 48];

const round = (value: number): number => Math.round(value * 100) / 100;

const toSvg = (width: number, height: number, name: string, content: string): string => {
  const title = name.replaceAll('&', '&amp;');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>${content}</svg>\n`;
};

const rectangle = (width: number, height: number, color: string, y = 0): string =>
  `<rect y="${y}" width="${width}" height="${height}" fill="${color}"/>`;

const drawGlyphs = ({ glyphs }: Outlines, x: number, baseline: number, fontSize: number, color: string): string => {
  const scale = round(fontSize) / 1000;
  const paths = glyphs.map(({ path: d, x: at }) => `<path transform="translate(${round(at)} 0)" d="${d}"/>`).join('');
  return `<g fill="${color}" transform="translate(${round(x)} ${round(baseline)}) scale(${scale} ${-scale})">${paths}</g>`;
};

/** Draws a name and its first letter. `missing` are the characters that the face lacks. */
export const drawName = async (
  name: string,
  accent: string,
  face: Buffer,
  weight: number,
): Promise<Artwork & { missing: readonly string[] }> => {
  const { ink = black } = getColors(accent);
  const { margin, baseline, height, minWidth, maxWidth } = wordmark;
  const text = await drawText(name, face, weight);
  const fontSize = Math.min(wordmark.fontSize, ((maxWidth - 2 * margin) * 1000) / text.width);
  const width = Math.max(minWidth, Math.ceil(((text.width * fontSize) / 1000 + 2 * margin) / 5) * 5);
  const letter = await drawText(name.charAt(0), face, weight);
  const letterSize = Math.min(27, (markSize * 800) / letter.width);
  const letterX = (markSize - (letter.width * letterSize) / 1000) / 2;
  return {
    name,
    accent,
    missing: text.missing,
    wordmark: { width, height, draw: (color = ink) => drawGlyphs(text, margin, baseline, fontSize, color) },
    mark: {
      width: markSize,
      height: markSize,
      draw: () =>
        `${rectangle(markSize, markSize, accent)}${drawGlyphs(letter, letterX, markSize / 2 + letterSize * 0.33, letterSize, white)}`,
    },
  };
};

const listColors = (svg: string): ReadonlySet<string> =>
  new Set(
    [...svg.matchAll(/\b(?:fill|stroke|stop-color)[\s=:"']+(#[\da-f]+|[a-z]+(?:\([^)]*\))?)/gi)]
      .map(([, color = '']) => color.toLowerCase())
      .filter((color) => !['none', 'inherit', 'currentcolor'].includes(color) && !color.startsWith('url')),
  );

/** Turns dark colors into light ones of the same hue, and light ones into dark ones. */
const invert =
  '<feColorMatrix values="-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"/><feColorMatrix type="hueRotate" values="180"/>';

const flatten = (color: string): string =>
  `<feFlood flood-color="${color}"/><feComposite in2="SourceAlpha" operator="in"/>`;

/** Fits an SVG file into a height. In one color, several colors stay black and are inverted in any other. */
const fitSvg = (svg: string, height: number, maxWidth: number): Drawing | undefined => {
  const [root = '', attributes = ''] = /<svg\b([^>]*)>/.exec(svg) ?? [];
  const [, boxWidth = 0, boxHeight = 0] = (
    /viewBox="[\d.-]+[\s,]+[\d.-]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(attributes) ?? []
  ).map(Number);
  if (boxWidth === 0 || boxHeight === 0) return undefined;
  const width = Math.min(maxWidth, Math.round((boxWidth * height) / boxHeight));
  const inner = svg.slice(svg.indexOf(root) + root.length);
  const nested = `<svg${attributes.replaceAll(/\s(width|height|x|y)="[^"]*"/g, '')} width="${width}" height="${height}">${inner.trim()}`;
  const hasColors = listColors(svg).size > 1;
  const draw = (color?: string): string =>
    color === undefined || (hasColors && color === black)
      ? nested
      : `<filter id="tone" color-interpolation-filters="sRGB">${hasColors ? invert : flatten(color)}</filter><g filter="url(#tone)">${nested}</g>`;
  return { width, height, draw };
};

/** The wordmark or mark in an SVG file. Undefined for a text that is no SVG with a view box. */
export const fitArtwork = (kind: 'wordmark' | 'mark', svg: string): Drawing | undefined =>
  kind === 'wordmark' ? fitSvg(svg, wordmark.height, wordmark.maxWidth) : fitSvg(svg, markSize, markSize);

/** Places a drawing in the middle of a picture. */
const center = (drawing: Drawing, width: number, height: number, maxHeight: number, color?: string): string => {
  const scale = Math.min(maxHeight / drawing.height, (width * 0.8) / drawing.width);
  const [x, y] = [(width - drawing.width * scale) / 2, (height - drawing.height * scale) / 2];
  return `<g transform="translate(${round(x)} ${round(y)}) scale(${round(scale)})">${drawing.draw(color)}</g>`;
};

const toPng = (svg: string, width: number, height: number): Promise<Buffer> =>
  sharp(Buffer.from(svg), { density: 144 })
    .resize(width, height)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();

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

/** Draws the logos of `getLogos` and the favicon, by their paths in the app's public folder. */
export const drawLogos = async (
  file: string,
  { name, accent, wordmark: logo, mark }: Artwork,
): Promise<Readonly<Record<string, string | Buffer>>> => {
  const { tint = white, onInverse = white } = getColors(accent);
  const toLogo = (color?: string): string => toSvg(logo.width, logo.height, name, logo.draw(color));
  const icon = toSvg(mark.width, mark.height, name, mark.draw());
  const ampScale = Math.min(1, 461 / logo.width);
  const share = `${rectangle(1200, 630, tint)}${center(logo, 1200, 630, 190)}${rectangle(1200, 14, accent, 616)}`;
  const podcast = `${rectangle(1400, 1400, accent)}${center(logo, 1400, 1400, 250, white)}`;
  const icons = faviconSizes.map(async (size) => ({ size, png: await toPng(icon, size, size) }));
  return {
    [`brand/${file}.svg`]: toLogo(),
    [`brand/${file}-inverse.svg`]: toLogo(onInverse),
    [`brand/${file}-print.svg`]: toLogo(black),
    [`brand/${file}-amp.svg`]: toSvg(461, 50, name, `<g transform="scale(${round(ampScale)})">${logo.draw()}</g>`),
    [`brand/${file}-mark.svg`]: icon,
    [`brand/${file}-share.png`]: await toPng(toSvg(1200, 630, name, share), 1200, 630),
    [`brand/${file}-podcast.png`]: await toPng(toSvg(1400, 1400, name, podcast), 1400, 1400),
    [`brand/${file}-touch.png`]: await toPng(icon, 180, 180),
    'favicon.ico': toIcon(await Promise.all(icons)),
  };
};

type Colors = { text: string; background?: string };

const fontFamily = "Georgia, 'Times New Roman', serif";

/** Returns the width in px of a wordmark 50 px high. It is a multiple of 5, so that the compact size (3/5) has integer dimensions. */
export const getWordmarkWidth = (name: string): number => Math.max(100, Math.ceil((name.length * 21) / 5) * 5);

const createSvg = (width: number, height: number, title: string, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>${content}</svg>\n`;

/** Creates an SVG wordmark in a system serif, as a placeholder until the publication has a logo. */
export const createWordmark = (name: string, { text }: Colors, width = getWordmarkWidth(name)): string => {
  const textLength = Math.min(width - 4, getWordmarkWidth(name) - 4);
  return createSvg(
    width,
    50,
    name,
    `<text x="2" y="37" fill="${text}" font-family="${fontFamily}" font-size="36" font-weight="600" textLength="${textLength}" lengthAdjust="spacingAndGlyphs">${name}</text>`,
  );
};

/** Creates an SVG of 36 by 36 px with the first letter of the name. */
export const createMonogram = (name: string, { text, background = 'none' }: Colors): string =>
  createSvg(
    36,
    36,
    name,
    `<rect width="36" height="36" fill="${background}"/><text x="18" y="27" fill="${text}" font-family="${fontFamily}" font-size="27" font-weight="600" text-anchor="middle">${name.charAt(0)}</text>`,
  );

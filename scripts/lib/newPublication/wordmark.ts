type Ink = { ink: string; paper?: string };

const family = "Georgia, 'Times New Roman', serif";

/** Returns the width of a wordmark of height 50: a multiple of 5, so that smaller renderings have integer sizes. */
export const wordmarkWidth = (name: string): number => Math.max(100, Math.ceil((name.length * 21) / 5) * 5);

const svg = (width: number, height: number, title: string, inside: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${title}"><title>${title}</title>${inside}</svg>\n`;

/** Creates a wordmark in a system serif, as a placeholder for a drawn logo. */
export const wordmark = (name: string, { ink }: Ink, width = wordmarkWidth(name)): string => {
  const length = Math.min(width - 4, wordmarkWidth(name) - 4);
  return svg(
    width,
    50,
    name,
    `<text x="2" y="37" fill="${ink}" font-family="${family}" font-size="36" font-weight="600" textLength="${length}" lengthAdjust="spacingAndGlyphs">${name}</text>`,
  );
};

/** Creates a mark of 36 by 36 px with the first letter. */
export const mark = (name: string, { ink, paper = 'none' }: Ink): string =>
  svg(
    36,
    36,
    name,
    `<rect width="36" height="36" fill="${paper}"/><text x="18" y="27" fill="${ink}" font-family="${family}" font-size="27" font-weight="600" text-anchor="middle">${name.charAt(0)}</text>`,
  );

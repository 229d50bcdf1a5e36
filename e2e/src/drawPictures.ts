type DrawOptions = {
  /** The `Accept` header of a browser's image requests. */
  accept: string;
  /** The widths to draw, in px. Default: all widths that the pages offer. */
  widths?: readonly number[];
};

const concurrency = 4;

/**
 * Requests every picture of the pages once. The provider draws a picture on its first request, which takes some tenths
 * of a second: drawn before, the tests and measurements see the site and not the drawing.
 */
export const drawPictures = async (
  origin: string,
  paths: readonly string[],
  { accept, widths }: DrawOptions,
): Promise<void> => {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const offered = new Set(
    texts.flatMap((html) =>
      [...html.replaceAll('&amp;', '&').matchAll(/\/images\/[a-z0-9-]+\/?\?width=(\d+)(?:&shape=[a-z]+)?/g)].flatMap(
        ([picture, width]) => (widths === undefined || widths.includes(Number(width)) ? [picture] : []),
      ),
    ),
  );
  const remaining = offered.values();
  const drawNext = async (): Promise<void> => {
    for (const picture of remaining) await (await fetch(origin + picture, { headers: { accept } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: concurrency }, drawNext));
};

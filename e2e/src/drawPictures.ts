type Asked = {
  /** What a browser asks for pictures with. */
  accept: string;
  /** Px: of the widths that pages offer, those to be drawn. All of them where none is named. */
  widths?: readonly number[];
};

const atOnce = 4;

/**
 * Has every picture of the pages drawn. A new provider draws a picture when it is first asked for, some tenths of a second
 * each: done before, so that the site is seen and measured and not the drawing.
 */
export const drawPictures = async (
  origin: string,
  paths: readonly string[],
  { accept, widths }: Asked,
): Promise<void> => {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const offered = new Set(
    texts.flatMap((html) =>
      [...html.replaceAll('&amp;', '&').matchAll(/\/images\/[a-z0-9-]+\/?\?width=(\d+)(?:&shape=[a-z]+)?/g)].flatMap(
        ([picture, width]) => (widths === undefined || widths.includes(Number(width)) ? [picture] : []),
      ),
    ),
  );
  const left = offered.values();
  const drawInTurn = async (): Promise<void> => {
    for (const picture of left) await (await fetch(origin + picture, { headers: { accept } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: atOnce }, drawInTurn));
};

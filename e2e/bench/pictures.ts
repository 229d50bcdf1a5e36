/** What a browser asks for pictures with. */
const accept = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

/**
 * Has every picture of the pages drawn in every width that they offer. A new provider draws a picture when it is first
 * asked for, some tenths of a second each: done before, so that the site is measured and not the drawing.
 */
export const drawPictures = async (origin: string, paths: readonly string[]): Promise<void> => {
  const offered = new Set<string>();
  for (const path of paths) {
    const html = await (await fetch(origin + path)).text();
    for (const [picture] of html.matchAll(/\/images\/[a-z0-9-]+\/?\?width=\d+/g)) offered.add(picture);
  }
  for (const picture of offered) await (await fetch(origin + picture, { headers: { accept } })).arrayBuffer();
};

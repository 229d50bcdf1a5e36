const concurrency = 4;

/**
 * Requests every picture of the pages once, as a browser with this `Accept` header. The image service renders WebP at
 * the first request and AVIF after it: later visits measure the site and not the rendering.
 */
export const requestPictures = async (origin: string, paths: readonly string[], accept: string): Promise<void> => {
  const texts = await Promise.all(paths.map(async (path) => (await fetch(origin + path)).text()));
  const offered = new Set(
    texts.flatMap((html) =>
      [...html.replaceAll('&amp;', '&').matchAll(/\/images\/[a-z0-9-]+\/?\?width=\d+(?:&shape=[a-z]+)?/g)].map(
        ([picture]) => picture,
      ),
    ),
  );
  const remaining = offered.values();
  const requestNext = async (): Promise<void> => {
    for (const picture of remaining) await (await fetch(origin + picture, { headers: { accept } })).arrayBuffer();
  };
  await Promise.all(Array.from({ length: concurrency }, requestNext));
};

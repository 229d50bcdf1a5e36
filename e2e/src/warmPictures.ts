/** Pages that show most of the pictures that the tests come upon. */
const pages = [
  '/', '/markets/northeast/', '/markets/northeast/?page=2', '/search/?q=office', '/search/', '/author/profile/maren-ostrow/', '/markets/', '/sectors/', '/podcastcenter/', '/webcasts/', '/events/', '/events/?past=1',
  '/instant-insights/', '/special-reports/', '/thought-leaders/', '/real-estate-forum/issue-gallery/', '/real-estate-forum/current-issue/', '/resources/', '/resources/partners/', '/resources/partners/video/',
  '/recognition/rainmakers/', '/nomination/',
] as const;

/** What a window of the tests asks for, and how many the provider draws at once. */
const widths = [120, 240, 400, 600] as const;
const atOnce = 2;

/**
 * Has every picture of these pages drawn. A new provider draws a picture when it is first asked for, which takes
 * some tenths of a second each: done before, so that the tests see the site and not the drawing. The widths of a picture are
 * asked for one after another: together they would hold all places while one of them draws.
 */
export const warmPictures = async (origin: string): Promise<void> => {
  const texts = await Promise.all(pages.map(async (path) => (await fetch(origin + path)).text()));
  const left = [...new Set(texts.flatMap((html) => [...html.matchAll(/\/images\/[a-z0-9-]+/g)].map(([picture]) => picture)))];
  const draw = async (picture: string): Promise<void> => {
    for (const width of widths) await (await fetch(`${origin}${picture}/?width=${width}`, { headers: { accept: 'image/webp' } })).arrayBuffer();
  };
  const drawInTurn = async (): Promise<void> => {
    for (let picture = left.shift(); picture !== undefined; picture = left.shift()) await draw(picture);
  };
  await Promise.all(Array.from({ length: atOnce }, drawInTurn));
};

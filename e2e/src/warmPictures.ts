const widest = '800';
const main = ['/', '/markets/northeast/', '/markets/northeast/?page=2', '/search/?q=office', '/author/profile/maren-ostrow/', '/markets/', '/sectors/'];

/**
 * Has every picture of the main screens drawn. A new provider draws a picture when it is first asked for, which takes
 * most of a second each: done before, so that the tests see the site and not the drawing.
 */
export const warmPictures = async (origin: string): Promise<void> => {
  const pages = await Promise.all(main.map(async (path) => (await fetch(origin + path)).text()));
  const pictures = new Set(pages.flatMap((html) => [...html.matchAll(/\/images\/[a-z0-9-]+/g)].map(([picture]) => picture)));
  for (const picture of pictures) await (await fetch(`${origin}${picture}/?width=${widest}`)).arrayBuffer();
};

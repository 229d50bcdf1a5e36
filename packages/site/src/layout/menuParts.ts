const partName = 'data-menu-part';

/** Styles of the menus, which stand in the page that holds them; in development they are files. */
const addStyles = (menus: Document): Promise<unknown> =>
  Promise.all(
    [...menus.head.querySelectorAll<HTMLElement>('style, link[rel="stylesheet"]')].map((style) => {
      const own = document.importNode(style, true);
      // React looks after the styles that carry these, and would take the page's own for known.
      for (const name of ['data-href', 'data-precedence']) own.removeAttribute(name);
      const loaded = own.matches('link') ? new Promise((resolve) => own.addEventListener('load', resolve, { once: true })) : undefined;
      // First in the head: what the page has already keeps the last word.
      document.head.prepend(own);
      return loaded;
    }),
  );

let menus: Promise<Document> | undefined;

const load = async (address: string): Promise<Document> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The menus at ${address} answered ${answer.status}.`);
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
  await addStyles(page);
  return page;
};

const fill = (page: Document): void => {
  const brought = new Map([...page.querySelectorAll(`[${partName}]`)].map((part) => [part.getAttribute(partName), part]));
  for (const place of document.querySelectorAll(`[${partName}]:not([data-filled])`)) {
    const part = brought.get(place.getAttribute(partName));
    if (!part) continue;
    place.replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
    place.setAttribute('data-filled', '');
  }
};

/** Fills the empty menus of this page from the page that holds them, and tells whether it could. */
export const bringMenus = async (address: string): Promise<boolean> => {
  menus ??= load(address);
  try {
    fill(await menus);
    return true;
  } catch (cause) {
    menus = undefined;
    console.warn('The menus could not be brought. The site map lists every section.', cause);
    return false;
  }
};

/** Whether the menus were asked for before: a new page then has its own filled at once. */
export const menusAreKnown = (): boolean => menus !== undefined;

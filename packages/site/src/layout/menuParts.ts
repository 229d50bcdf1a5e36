const partName = 'data-menu-part';

let menus: Promise<Document> | undefined;

const load = async (address: string): Promise<Document> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The menus at ${address} answered ${answer.status}.`);
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
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

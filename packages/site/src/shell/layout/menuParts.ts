import { newRules } from './newRules';

const partName = 'data-menu-part';

/** Comes when what the reader has just done is on the screen: a menu opens first, and is filled then. */
const painted = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** In development styles are files. React looks after those with a mark of its own, and would take a copy's for known. */
const addFile = ({ href }: HTMLLinkElement): Promise<unknown> | undefined => {
  if ([...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].some((known) => known.href === href))
    return undefined;
  const own = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  const loaded = new Promise((resolve) => own.addEventListener('load', resolve, { once: true }));
  document.head.prepend(own);
  return loaded;
};

/** Styles of the menus, which stand in the page that holds them. First in the head: what the page has already keeps the last word. */
const addStyles = async (menus: Document): Promise<void> => {
  const textOf = (page: Document): string[] =>
    [...page.head.querySelectorAll('style')].map(({ textContent }) => textContent);
  const added = newRules(textOf(menus).join(''), textOf(document));
  if (added) document.head.prepend(Object.assign(document.createElement('style'), { textContent: added }));
  await Promise.all([...menus.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].map(addFile));
};

let menus: Promise<Document> | undefined;

/** A page's own scripts: most of its text, and nothing to a page that only takes its menus. */
const scripts = /<script\b.*?<\/script>/gs;

const load = async (address: string): Promise<Document> => {
  const answer = await fetch(address);
  const text = (await answer.text()).replaceAll(scripts, '');
  await painted();
  const page = new DOMParser().parseFromString(text, 'text/html');
  // Menus without their stories come with the status of a fault, so that no cache keeps them.
  if (!page.querySelector(`[${partName}]`))
    throw new Error(`There are no menus at ${address}, which answered ${answer.status}.`);
  await painted();
  await addStyles(page);
  return page;
};

/** The menus of this page, the one that its reader has open first. */
const placesOf = (page: Document): Element[] => {
  const places = [...page.querySelectorAll(`[${partName}]`)];
  const isOpen = (place: Element): boolean => place.closest('dialog[open]') !== null;
  return [...places.filter(isOpen), ...places.filter((place) => !isOpen(place))];
};

/** Fills one menu after another, so that the page answers in between. */
const fill = async (page: Document): Promise<void> => {
  const brought = new Map(
    [...page.querySelectorAll(`[${partName}]`)].map((part) => [part.getAttribute(partName), part]),
  );
  for (const place of placesOf(document)) {
    await painted();
    const part = brought.get(place.getAttribute(partName));
    if (!part || place.hasAttribute('data-filled')) continue;
    place.replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
    place.setAttribute('data-filled', '');
  }
};

/** Fills the empty menus of this page from the page that holds them, and tells whether it could. */
export const bringMenus = async (address: string): Promise<boolean> => {
  menus ??= load(address);
  try {
    await fill(await menus);
    return true;
  } catch (cause) {
    menus = undefined;
    console.warn('The menus could not be brought. The site map lists every section.', cause);
    return false;
  }
};

/** Whether the menus were asked for before: a new page then has its own filled at once. */
export const menusAreKnown = (): boolean => menus !== undefined;

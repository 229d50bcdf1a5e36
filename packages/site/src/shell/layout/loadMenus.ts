import { afterPaint } from '../browser/domEvents';
import { connectReadingSettings } from '../reading/connectReadingSettings';
import { mergeRules } from './mergeRules';

const partAttribute = 'data-menu-part';

/** Resolves after the next paint, so that the reader's action shows its effect first. */
const nextPaint = (): Promise<void> => new Promise((resolve) => void afterPaint(resolve));

const pageStyles = 'style[data-page]';
/** Sheets that have the rules of the menus. A soft navigation brings another. */
const mergedSheets = new WeakSet<CSSStyleSheet>();

/** Adds the rules of the menus to a document, which has only those of its own elements. */
const mergeStyles = (menuPage: Document): void => {
  const style = document.querySelector<HTMLStyleElement>(pageStyles);
  if (!style?.sheet || mergedSheets.has(style.sheet)) return;
  mergedSheets.add(style.sheet);
  mergeRules(style, menuPage.querySelector(pageStyles)?.textContent ?? '');
};

let menuPage: Promise<Document> | undefined;

/** Scripts are most of a page's text; removing them first makes parsing cheaper. */
const scripts = /<script\b.*?<\/script>/gs;

const fetchMenuPage = async (url: string): Promise<Document> => {
  const response = await fetch(url);
  const text = (await response.text()).replaceAll(scripts, '');
  await nextPaint();
  const page = new DOMParser().parseFromString(text, 'text/html');
  // The status is not checked: a menu page without stories is a 500, so that no cache stores it, and still useful.
  if (!page.querySelector(`[${partAttribute}]`))
    throw new Error(
      `The page ${url} with status ${response.status} contains no menus. Check its screen in screens/menu.`,
    );
  return page;
};

/** The menu containers of this page; an open menu comes first. */
const getContainers = (): Element[] => {
  const containers = [...document.querySelectorAll(`[${partAttribute}]`)];
  const isOpen = (container: Element): boolean => container.closest('dialog[open]') !== null;
  return [...containers.filter(isOpen), ...containers.filter((container) => !isOpen(container))];
};

/** Fills one menu per frame, so that the page stays responsive. */
const fillContainers = async (page: Document): Promise<void> => {
  await nextPaint();
  mergeStyles(page);
  const parts = new Map(
    [...page.querySelectorAll(`[${partAttribute}]`)].map((part) => [part.getAttribute(partAttribute), part]),
  );
  for (const container of getContainers()) {
    await nextPaint();
    const part = parts.get(container.getAttribute(partAttribute));
    if (!part || container.hasAttribute('data-filled')) continue;
    container.replaceChildren(...[...part.childNodes].map((node) => document.importNode(node, true)));
    container.setAttribute('data-filled', '');
    connectReadingSettings(document);
  }
};

/** Fills the menus from the menu page at `url`. Returns false, with a warning, when it fails to load. */
export const loadMenus = async (url: string): Promise<boolean> => {
  menuPage ??= fetchMenuPage(url);
  try {
    await fillContainers(await menuPage);
    return true;
  } catch (cause) {
    menuPage = undefined;
    console.warn('The menus could not be loaded. The site map lists every section.', cause);
    return false;
  }
};

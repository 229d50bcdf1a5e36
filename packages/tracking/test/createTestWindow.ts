import type { DataLayerEvent } from '../src/dataLayer/dataLayer.ts';
import type { PageData } from '../src/payload/fields.ts';
import { serializePageData } from '../src/payload/pageData.ts';

/** A script element that tracking has appended to the head. */
export type InsertedScript = { src: string; attributes: Record<string, string> };

/** Creates a window with the members that tracking uses, and a document with page data. */
export const createTestWindow = ({
  globalPrivacyControl = false,
  pageData,
}: {
  globalPrivacyControl?: boolean;
  pageData: PageData;
}) => {
  const insertedScripts: InsertedScript[] = [];
  const stored = new Map<string, string>();
  const state = { reloads: 0, pageDataElement: { textContent: serializePageData(pageData) } };
  const document = Object.assign(new EventTarget(), {
    cookie: '',
    head: { append: (script: InsertedScript) => void insertedScripts.push(script) },
    createElement: () => {
      const attributes: Record<string, string> = {};
      return {
        src: '',
        async: false,
        attributes,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      };
    },
    getElementById: () => state.pageDataElement,
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  const window = Object.assign(new EventTarget(), {
    document,
    location: { pathname: '/', search: '', protocol: 'https:', reload: () => void (state.reloads += 1) },
    navigator: { globalPrivacyControl, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0' },
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    fetch: async () => ({ ok: true, status: 200 }),
    dataLayer: [] as unknown[],
  });
  /** Replaces the page data element, as a navigation does. */
  const setPageData = (data: PageData): void => {
    state.pageDataElement = { textContent: serializePageData(data) };
  };
  /** Changes local storage as another tab of the browser does. */
  const storeInOtherTab = (name: string, value: string): void => void stored.set(name, value);
  const getEvents = (name: string): DataLayerEvent[] =>
    window.dataLayer.filter((entry): entry is DataLayerEvent => (entry as Partial<DataLayerEvent>).event === name);
  return {
    window: window as unknown as Window,
    insertedScripts,
    storeInOtherTab,
    state,
    setPageData,
    dataLayer: window.dataLayer,
    getEvents,
    dispatchShare: (detail: unknown) => document.dispatchEvent(new CustomEvent('masthead:share', { detail })),
  };
};

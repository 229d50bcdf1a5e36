/** A script element as it was put into the page. */
export type Inserted = { src: string; attributes: Record<string, string> };

/** As much of a window as the client touches. */
export const aView = ({ signal = false, data = '' }: { signal?: boolean; data?: string } = {}) => {
  const inserted: Inserted[] = [];
  const stored = new Map<string, string>();
  const state = { reloads: 0, page: { textContent: data } };
  const page = Object.assign(new EventTarget(), {
    cookie: '',
    head: { append: (script: Inserted) => void inserted.push(script) },
    createElement: () => {
      const attributes: Record<string, string> = {};
      return {
        src: '',
        async: false,
        attributes,
        setAttribute: (name: string, value: string) => void (attributes[name] = value),
      };
    },
    getElementById: () => (state.page.textContent ? state.page : null),
    querySelector: () => null,
  });
  const view = Object.assign(new EventTarget(), {
    document: page,
    location: { pathname: '/', search: '', protocol: 'https:', reload: () => void (state.reloads += 1) },
    navigator: { globalPrivacyControl: signal, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Chrome/153.0.0.0' },
    localStorage: {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    },
    fetch: async () => ({ ok: true, status: 200 }),
    dataLayer: [] as unknown[],
  });
  const show = (text: string): void => {
    state.page = { textContent: text };
  };
  /** Puts a value where another tab of the same browser would have put it. */
  const storeInOtherTab = (name: string, value: string): void => void stored.set(name, value);
  return {
    view: view as unknown as Window,
    inserted,
    storeInOtherTab,
    state,
    show,
    layer: view.dataLayer,
    share: (detail: unknown) => page.dispatchEvent(new CustomEvent('masthead:share', { detail })),
  };
};

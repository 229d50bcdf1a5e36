type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute(name: string): boolean };

/** Paths without a page. Shorter than `nonPagePaths` of the routing, because every page has this code. */
const nonPagePaths = /^\/(?:Registration|images|media|amp|api)\/|\/feed\/|\.[a-z0-9]{2,5}$/i;

/** The path for a soft navigation, or undefined when the browser follows the link itself. */
export const getSoftTarget = (click: Click, anchor: Anchor, here: URL): string | undefined => {
  const modified = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (modified || click.defaultPrevented || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  return getSoftPath(new URL(anchor.href, here), here);
};

/** Parameters that a previewing editor carries from page to page (§2.6). */
const previewParameters = ['preview', 'nocache'] as const;

const withPreviewParameters = (address: URL, here: URL): URL => {
  const target = new URL(address);
  // Outside a preview, `nocache` belongs to one page or form.
  if (!here.searchParams.get('preview')) return target;
  for (const name of previewParameters) {
    const value = here.searchParams.get(name);
    if (value && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target;
};

/** A key that is equal for addresses of the same page: no hash, a trailing slash, a normalized query. */
export const toPageKey = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string =>
  `${pathname.replace(/\/?$/, '/')}?${searchParams}`;

/** The path of a URL that is another page of this site; undefined for other sites, files and targets on this page. */
export const getSoftPath = (address: URL, here: URL): string | undefined => {
  const target = withPreviewParameters(address, here);
  if (target.origin !== here.origin || nonPagePaths.test(target.pathname)) return undefined;
  if (target.hash && toPageKey(target) === toPageKey(here)) return undefined;
  return target.pathname + target.search + target.hash;
};

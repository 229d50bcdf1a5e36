type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'>;
type Anchor = Pick<HTMLAnchorElement, 'href' | 'target'> & { hasAttribute(name: string): boolean };

/** Addresses that are answered by another program than the pages: account pages, files, feeds, pictures. */
const documentsOnly = /^\/(?:Registration|images|audio|amp|api)\/|\/feed\/|\.[a-z0-9]{2,5}$/i;

/**
 * The path to navigate to without a page load, or undefined when the browser should follow the link itself:
 * another site, a new tab, a download, a modified click, or a place on the same page.
 */
export const softTarget = (click: Click, anchor: Anchor, here: URL): string | undefined => {
  const modified = click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey;
  if (modified || click.defaultPrevented || anchor.hasAttribute('download')) return undefined;
  if (anchor.target && anchor.target !== '_self') return undefined;
  return softPath(new URL(anchor.href, here), here);
};

/** What holds for the visit of an editor who previews, and not for one page (DECISIONS, Preview and nocache). */
const keptParameters = ['preview', 'nocache'] as const;

const withKept = (address: URL, here: URL): URL => {
  const target = new URL(address);
  // Without a preview, `nocache` is a choice that a page or a form makes for itself.
  if (!here.searchParams.get('preview')) return target;
  for (const name of keptParameters) {
    const value = here.searchParams.get(name);
    if (value && !target.searchParams.has(name)) target.searchParams.set(name, value);
  }
  return target;
};

/** What tells one page from another: an address without its hash, with its final slash and its query in one spelling. */
export const pageOf = ({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>): string =>
  `${pathname.replace(/\/?$/, '/')}?${searchParams}`;

/** The path of an address that a page of this site answers and that is no place on this very page. */
export const softPath = (address: URL, here: URL): string | undefined => {
  const target = withKept(address, here);
  if (target.origin !== here.origin || documentsOnly.test(target.pathname)) return undefined;
  if (target.hash && pageOf(target) === pageOf(here)) return undefined;
  return target.pathname + target.search + target.hash;
};

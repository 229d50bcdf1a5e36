/** Type of the DOM event for a share (§7.2), whose `detail` is a `Share`. */
export const shareEventName = 'masthead:share';

/** A share: its method (`Facebook`, `Twitter`, `LinkedIn`, `Email`, `Copy Link`), URL and title. */
export type Share = { readonly method: string; readonly url: string; readonly title: string };

const text = (value: unknown, fallback: string): string => (typeof value === 'string' && value ? value : fallback);

/** Parses the untrusted detail of a share event. */
export const parseShare = (detail: unknown, currentPath: string): Share => {
  const { method, url, title }: { method?: unknown; url?: unknown; title?: unknown } =
    typeof detail === 'object' && detail !== null ? detail : {};
  return { method: text(method, 'unknown'), url: text(url, currentPath), title: text(title, '') };
};

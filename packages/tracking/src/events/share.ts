/** The DOM event on the document by which any part of the page says that something was shared. */
export const shareEventName = 'masthead:share';

/** What was shared and how: `Email`, `LinkedIn`, `Copy Link` and the like. */
export type Shared = { method: string; url: string; title: string };

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value ? value : otherwise);

/** The detail of a share event, as somebody sent it. */
export const parseShare = (detail: unknown, here: string): Shared => {
  const { method, url, title }: { method?: unknown; url?: unknown; title?: unknown } =
    typeof detail === 'object' && detail !== null ? detail : {};
  return { method: text(method, 'unknown'), url: text(url, here), title: text(title, '') };
};

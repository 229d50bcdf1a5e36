/** Type of the DOM event for a share. */
export const shareEventName = 'masthead:share';

/** A share: its method (`Email`, `LinkedIn`, `Copy Link` …), URL and title. */
export type Shared = { method: string; url: string; title: string };

const text = (value: unknown, otherwise: string): string => (typeof value === 'string' && value ? value : otherwise);

/** Parses the untrusted detail of a share event. */
export const parseShare = (detail: unknown, here: string): Shared => {
  const { method, url, title }: { method?: unknown; url?: unknown; title?: unknown } =
    typeof detail === 'object' && detail !== null ? detail : {};
  return { method: text(method, 'unknown'), url: text(url, here), title: text(title, '') };
};

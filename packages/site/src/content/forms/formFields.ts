/** The fields of a form as names with a text, or a list of texts where a name came more than once. */
export const formFields = (data: URLSearchParams): Record<string, string | string[]> => {
  // `getAll` reads the whole form: once for each name would take seconds for a form of many names.
  const values = Map.groupBy(data, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, entries]) => [
      name,
      entries.length > 1 ? entries.map(([, value]) => value) : (entries[0]?.[1] ?? ''),
    ]),
  );
};

/** A path of this site to go on to; anything else is the home page, so that nobody can be led away. */
export const localPath = (next: string | null): string =>
  next !== null && /^\/(?![/\\])[\w\-./]*$/.test(next) ? next : '/';

/** Where a static page's form is sent: its own name, and the page to show afterwards. */
export const formAction = (form: string | undefined, next: string | undefined): string =>
  `/api/forms/${encodeURIComponent(form ?? 'unnamed')}/?next=${encodeURIComponent(localPath(next ?? null))}`;

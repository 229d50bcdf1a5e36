/** The fields of a form as names with a text, or a list of texts where a name came more than once. */
export const formFields = (data: URLSearchParams): Record<string, string | string[]> =>
  Object.fromEntries([...new Set(data.keys())].map((name) => [name, data.getAll(name).length > 1 ? data.getAll(name) : (data.get(name) ?? '')]));

/** A path of this site to go on to; anything else is the home page, so that nobody can be led away. */
export const localPath = (next: string | null): string => (next !== null && /^\/(?![/\\])[\w\-./]*$/.test(next) ? next : '/');

/** Where a static page's form is sent: its own name, and the page to show afterwards. */
export const formAction = (form: string | undefined, next: string | undefined): string => `/api/forms/${encodeURIComponent(form ?? 'unnamed')}/?next=${encodeURIComponent(localPath(next ?? null))}`;

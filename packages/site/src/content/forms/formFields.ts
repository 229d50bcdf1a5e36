/** Form fields by name: a string, or an array for a name that occurs more than once. */
export const toFormFields = (data: URLSearchParams): Record<string, string | string[]> => {
  // `getAll` per name would be quadratic and take seconds for a form with many names.
  const values = Map.groupBy(data, ([name]) => name);
  return Object.fromEntries(
    [...values].map(([name, entries]) => [
      name,
      entries.length > 1 ? entries.map(([, value]) => value) : (entries[0]?.[1] ?? ''),
    ]),
  );
};

/** A path of this site for a redirect; any other value becomes `/`, which prevents open redirects. */
export const toLocalPath = (next: string | null): string =>
  next !== null && /^\/(?![/\\])[\w\-./]*$/.test(next) ? next : '/';

/** The `action` of a static page's form: the form's name, and the page to redirect to. */
export const getFormAction = (form: string | undefined, next: string | undefined): string =>
  `/api/forms/${encodeURIComponent(form ?? 'unnamed')}/?next=${encodeURIComponent(toLocalPath(next ?? null))}`;

/** Returns the slug of a text: lowercase letters and digits, joined by hyphens. */
export const toSlug = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

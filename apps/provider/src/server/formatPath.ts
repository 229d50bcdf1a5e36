/** Formats the path of a field: `slides[2].image.alt`. */
export const formatPath = (segments: readonly PropertyKey[]): string =>
  segments
    .map((segment) => (typeof segment === 'number' ? `[${segment}]` : `.${String(segment)}`))
    .join('')
    .replace(/^\./, '');

/** Address of the index of search suggestions. A file of its own, because browsers read it. */
export const suggestionsPath = '/search/suggestions.json';

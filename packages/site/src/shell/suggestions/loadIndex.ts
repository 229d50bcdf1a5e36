import type { SuggestionIndex } from '../../content/suggestions/suggestionIndex';
import { suggestionsPath } from '../../routing/browserPaths';

const isIndex = (value: unknown): value is SuggestionIndex =>
  Array.isArray(value) && value.every((group) => Array.isArray((group as Partial<SuggestionIndex[number]>)?.pages));

const fetchIndex = async (): Promise<SuggestionIndex> => {
  const response = await fetch(suggestionsPath);
  const index: unknown = response.ok ? await response.json() : undefined;
  if (!isIndex(index)) throw new Error(`${suggestionsPath} with status ${response.status} is no index of suggestions.`);
  return index;
};

let loading: Promise<SuggestionIndex> | undefined;

/** Loads the index of suggestions once per document. It is empty, with a warning, when it fails to load. */
export const loadIndex = async (): Promise<SuggestionIndex> => {
  loading ??= fetchIndex();
  try {
    return await loading;
  } catch (cause) {
    loading = undefined;
    console.warn('The search suggestions could not be loaded. The search works without them.', cause);
    return [];
  }
};

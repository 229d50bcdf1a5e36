import { suggestionTexts } from '@masthead/texts/suggestions';

/** Kinds of pages that a search field suggests, in the order of the index. */
export const suggestionKinds = {
  topic: suggestionTexts.topic,
  sector: suggestionTexts.sector,
  'best-practice': suggestionTexts.bestPractice,
  market: suggestionTexts.market,
  company: suggestionTexts.company,
  person: suggestionTexts.person,
} as const;

export type SuggestionKind = keyof typeof suggestionKinds;

/** The index as browsers load it: the names and addresses of pages by kind. */
export type SuggestionIndex = { kind: SuggestionKind; pages: (readonly [name: string, url: string])[] }[];

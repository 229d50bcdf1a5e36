import type * as en from '../en/suggestions.ts';

export const suggestionTexts: typeof en.suggestionTexts = {
  list: 'Vorschläge',
  topic: 'Thema',
  sector: 'Branche',
  bestPractice: 'Praxiswissen',
  market: 'Markt',
  company: 'Unternehmen',
  person: 'Person',
};

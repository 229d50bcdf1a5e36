export const suggestionTexts = {
  list: 'Suggestions',
  topic: 'Topic',
  sector: 'Sector',
  bestPractice: 'Best practice',
  market: 'Market',
  company: 'Company',
  person: 'Person',
};

import type { TeaserStory } from '@masthead/design-system';
import { createPictureVariety } from '../../content/media/variedPictures';
import type { HomeView } from './homeView';

/** Stories of the editors' choice and of the secondary stories that have a picture. */
const pictured = { secondary: 1, desk: 2 } as const;

const withoutPicture = (story: TeaserStory): TeaserStory => ({
  ...story,
  image: undefined,
  chart: undefined,
});

/**
 * Chooses the pictures of the home page in its order: at most half of the stories of a section have one, and none
 * repeats a picture near it. A market starts with a story that may show its picture.
 */
export const withHomePictures = (view: HomeView): HomeView => {
  const vary = createPictureVariety();
  const varyFirst = (stories: readonly TeaserStory[], count: number): TeaserStory[] =>
    stories.map((story, index) => (index < count ? vary(story) : withoutPicture(story)));
  const startWithPicture = (stories: readonly TeaserStory[]): TeaserStory[] => {
    for (const story of stories) {
      const lead = vary(story);
      if (lead.image ?? lead.chart) return [lead, ...stories.filter((other) => other !== story)];
    }
    return stories.map(withoutPicture);
  };
  // The order of these lines is that of the page.
  const lead = view.lead && vary(view.lead);
  const secondary = varyFirst(view.secondary, pictured.secondary);
  const desk = varyFirst(view.desk, pictured.desk);
  const report = view.report && vary(view.report);
  const markets = view.markets.map((market) => ({ ...market, stories: startWithPicture(market.stories) }));
  const recent = view.recent.map((story) => vary(story));
  const audio = view.audio.map((item) => vary(item));
  return { ...view, secondary, desk, markets, recent, audio, ...(lead && { lead }), ...(report && { report }) };
};

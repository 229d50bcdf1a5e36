type WithUrl = { url: string };

/** Remembers which stories are on a page, so that none is there twice. */
export type StoriesOnPage = {
  /** Returns the stories that are not on the page yet, at most `max`, and adds them to it. */
  add: <Story extends WithUrl>(stories: readonly Story[], max?: number) => Story[];
};

/** Creates an empty page. Add its parts in the order of their importance: an earlier one keeps a story. */
export const createStoriesOnPage = (): StoriesOnPage => {
  const urls = new Set<string>();
  return {
    add: (stories, max = Infinity) => {
      const added: (typeof stories)[number][] = [];
      for (const story of stories) {
        if (added.length >= max || urls.has(story.url)) continue;
        urls.add(story.url);
        added.push(story);
      }
      return added;
    },
  };
};

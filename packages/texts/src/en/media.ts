export const audioTexts = {
  listenTo: (title: string): string => `Listen to ${title}`,
  none: 'There is no recording of this episode yet.',
};

export const mediaTexts = {
  podcast: 'Podcast',
  episode: (number: number): string => `episode ${number}`,
  trailer: (length: string): string => `Trailer, ${length}`,
  recording: (length: string): string => `Recording, ${length}`,
  excerpt: (length: string): string => `Excerpt, ${length}`,
  with: (guest: string): string => `With ${guest}`,
  webcast: 'Webcast',
  sponsoredBy: (sponsor: string): string => `Sponsored by ${sponsor}`,
  listen: 'Listen',
};

export const webcastTexts = {
  register: 'Register',
  join: 'Join now',
  watch: 'Watch on demand',
};

export const mediaScreenTexts = {
  speakers: 'Speakers',
  people: 'In this episode',
  moreOf: (show: string): string => `More from ${show}`,
  moreEpisodes: 'More episodes',
  moreWebcasts: 'More webcasts',
  home: 'Home',
  podcasts: 'Podcasts',
  webcasts: 'Webcasts',
  shows: 'Our shows',
  rss: 'Follow by RSS',
  latestEpisode: 'Latest episode',
  tabs: 'Podcasts and webcasts',
  allPodcasts: 'All podcasts',
  allWebcasts: 'All webcasts',
  podcastCenter: 'Podcast Center',
  podcastsLede: 'Conversations with the people behind the stories.',
  noEpisodes: 'There are no episodes yet',
  webcastsLede: 'Live discussions to register for, and what was said in past ones, some of them recorded.',
  noWebcasts: 'There are no webcasts yet',
  noRecording: 'This webcast was not recorded.',
  said: 'What was said',
  comingWebcasts: 'Live and upcoming',
  pastWebcasts: 'Past webcasts',
};

export const mediaFactTexts = {
  published: 'Published',
  show: 'Show',
  guest: 'Guest',
  host: 'Host',
  hostAt: (publication: string): string => `Host, ${publication}`,
  length: 'Length',
  date: 'Date',
  time: 'Time',
  moderator: 'Moderator',
  sponsor: 'Sponsor',
};

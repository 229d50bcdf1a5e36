export const feedTexts = {
  podcastsOf: (name: string): string => `${name} Podcasts`,
  conversations: (name: string, description: string): string => `Conversations from ${name}. ${description}`,
  sponsoredBy: (sponsor: string): string => `Sponsored by ${sponsor}.`,
  register: (url: string): string => `Register: ${url}`,
  reportedBy: (title: string, name: string): string => `${title}, reported by ${name}`,
  deals: (name: string): string =>
    `Sales, leases and loans of commercial property as ${name} reported them: date, place, sector, size, price, price per square foot, capitalization rate and parties.`,
};

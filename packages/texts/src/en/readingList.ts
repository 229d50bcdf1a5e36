export const readingListTexts = {
  sponsoredBy: (sponsor: string): string => `Sponsored by ${sponsor}`,
  saved: 'Saved stories',
  remove: 'Remove',
  newest: 'New in what you follow',
  following: 'Following',
  market: 'Market',
  topic: 'Topic',
  author: 'Author',
  unfollow: 'Unfollow',
  digest: 'Email digest',
  digestChoices: { off: 'Off', daily: 'Daily', weekly: 'Mondays' },
  digestHint: 'New stories at 7 a.m., when there are any.',
};

export const savedListTexts = {
  removed: (title: string): string => `Removed: ${title}`,
  notRemoved: (title: string): string => `Not removed: ${title}. Try again later.`,
  digestSaved: {
    off: 'Saved. You receive no digest.',
    daily: 'Saved. Your digest comes every morning that brings something new.',
    weekly: 'Saved. Your digest comes every Monday that brings something new.',
  },
  digestNotChanged: 'Your digest was not changed. Try again later.',
  sessionEnded: 'Your session has ended',
  signInAgain: 'Sign in again to see your list.',
  unavailable: 'Your list cannot be loaded just now',
  tryLater: 'Try again in a few minutes.',
  nothingSaved: 'You have not saved a story yet',
  saveAdvice: 'Press Save under the headline of a story. It is here then, on all your devices.',
  nothingFollowed: 'You follow nothing yet',
  followAdvice: 'Press Follow on the page of a market, a topic or an author. Its newest stories are here then.',
};

export const savedTexts = {
  home: 'Home',
  signIn: 'Sign in to keep a reading list',
  adviceSave: 'Save stories to read later.',
  adviceFollow: 'Follow markets, topics and authors, and see what is new in them.',
  adviceAccount: 'Your list is on every device where you sign in. An account is free of charge.',
  worthSaving: 'Worth saving',
  title: 'Reading list',
  lede: 'Stories you saved, and what is new in the markets, topics and authors you follow.',
};

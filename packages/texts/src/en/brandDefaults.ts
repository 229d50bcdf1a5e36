/** Titles and texts that a brand has unless it writes its own. */
export const accountLinkTexts = {
  signIn: 'Sign In',
  signOut: 'Sign Out',
  subscribe: 'Subscribe',
  newsletters: 'Newsletters',
  register: 'Register',
  registerNow: 'Register Now',
  account: 'My Account',
  welcome: 'Welcome',
  hello: 'Hello',
  settings: 'Account Setting',
  subscriptions: 'Newsletter Subscriptions',
  marketing: 'Email Marketing',
};

export const hubDefaultTexts = {
  markets: 'Markets',
  marketsLede: 'News, analysis and research from every market we cover, by region.',
  sectors: 'Sectors',
  sectorsLede: 'Everything we report, sector by sector.',
  practices: 'Best Practices',
  practicesLede: 'How the work is done, and how to do it better.',
};

export const menuDefaultTexts = { network: 'The network', media: 'Media & Resources' };

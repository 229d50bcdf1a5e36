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
  settings: 'Account Settings',
  subscriptions: 'Newsletter Subscriptions',
  marketing: 'Email Preferences',
};

export const hubDefaultTexts = {
  markets: 'Markets',
  marketsLede: 'News, analysis and research, by region.',
  sectors: 'Sectors',
  sectorsLede: 'Everything we report, sector by sector.',
  practices: 'Best Practices',
  practicesLede: 'How the work is done, and how to do it better.',
};

export const menuDefaultTexts = { network: 'The network', media: 'Media & Resources' };

export const pageLinkTexts = {
  siteMap: 'Site Map',
  events: 'Events',
  podcasts: 'Podcast Center',
  webcasts: 'Webcasts',
  resources: 'Resource Center',
  thoughtLeaders: 'Thought Leaders',
  specialReports: 'Special Reports',
  insights: 'Instant Insights',
  about: 'About',
  help: 'Help/FAQ',
  newsletters: 'Newsletters',
  contact: 'Contact',
  advertise: 'Advertise',
  licensing: 'Asset and Logo Licensing',
  terms: 'Terms of Service',
  privacy: 'Privacy Policy',
};

export const footerDefaultTexts = {
  needHelp: 'Need help?',
  write: 'Write to us.',
  support: 'Support',
  legal: 'Legal',
  cookies: 'Cookie Settings',
  account: 'Your Account',
  signIn: 'Sign In',
  createAccount: 'Create Account',
  forgotPassword: 'Forgot Password',
  newsletters: 'My Newsletters',
};

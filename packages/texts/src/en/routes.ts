/** Texts of the route table. */
export const routeTexts = {
  issueCard: 'Every issue on the day it is published, the whole archive, and our daily reporting between issues.',
  reportCard: 'Long investigations like this one, every part of them on the day it is out. Cancel whenever you like.',
  videoCenter: 'Video Center',
};

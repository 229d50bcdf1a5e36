import { type IconName, isIconName } from '../Icon/icons';

/** The icon of a network as configuration names it: "Twitter", "X", "LinkedIn", "RSS". An unknown one gets a chain link. */
export const getSocialIcon = (network: string): IconName => {
  const name = network.trim().toLowerCase();
  if (name === 'x') return 'twitter';
  return isIconName(name) ? name : 'link';
};

import { type IconName, isIconName } from '../Icon/icons';

/** The icon of a network by its configured name: "Twitter", "X", "LinkedIn", "RSS". Unknown names get a link icon. */
export const getSocialIcon = (network: string): IconName => {
  const name = network.trim().toLowerCase();
  if (name === 'x') return 'twitter';
  return isIconName(name) ? name : 'link';
};

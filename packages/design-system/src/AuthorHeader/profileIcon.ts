import { type IconName, isIconName } from '../Icon/icons';

const otherNames = new Map<string, IconName>([
  ['x', 'twitter'],
  ['email', 'mail'],
  ['e-mail', 'mail'],
  ['website', 'external'],
  ['web', 'external'],
]);

/** The icon of a network as the content service names it; nothing for one that has none. */
export const getProfileIcon = (network: string): IconName | undefined => {
  const name = network.trim().toLowerCase();
  return otherNames.get(name) ?? (isIconName(name) ? name : undefined);
};

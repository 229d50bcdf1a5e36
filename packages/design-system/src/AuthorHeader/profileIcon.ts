import { type IconName, isIconName } from '../Icon/icons';

const otherNames = new Map<string, IconName>([
  ['x', 'twitter'],
  ['email', 'mail'],
  ['e-mail', 'mail'],
  ['website', 'external'],
  ['web', 'external'],
]);

/** The icon of a network by its name in the content service; undefined when there is none. */
export const getProfileIcon = (network: string): IconName | undefined => {
  const name = network.trim().toLowerCase();
  return otherNames.get(name) ?? (isIconName(name) ? name : undefined);
};

import { type IconName, isIconName } from '../Icon/icons';

const aliases = new Map<string, IconName>([
  ['x', 'twitter'],
  ['email', 'mail'],
  ['e-mail', 'mail'],
  ['website', 'external'],
  ['web', 'external'],
]);

/** The icon of a social network by its configured name, in any case: "X", "LinkedIn", "RSS". Undefined without one. */
export const getNetworkIcon = (network: string): IconName | undefined => {
  const name = network.trim().toLowerCase();
  return aliases.get(name) ?? (isIconName(name) ? name : undefined);
};

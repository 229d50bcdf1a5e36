import { drawWordmark } from './lettering/wordmark.ts';

const prefix = 'logo-';

/** The name in an address: `Harrow & Pike` is `harrow-and-pike`. */
export const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The id of a firm's logo. */
export const logoId = (name: string): string => `${prefix}${slugOf(name)}`;
/** Whether an id names a generated logo. */
export const isLogoId = (id: string): boolean => id.startsWith(prefix);

/** Draws the logos of the firms that it is told of, and of no others. */
export const createLogos = (names: readonly string[]) => {
  const byId = new Map(names.map((name) => [logoId(name), name]));
  return (id: string): Buffer | undefined => {
    const name = byId.get(id);
    return name === undefined ? undefined : Buffer.from(drawWordmark(name));
  };
};

import { drawWordmark } from './lettering/wordmark.ts';

const prefix = 'logo-';

/** Slug of a firm's name: `Harrow & Pike` is `harrow-and-pike`. */
export const toSlug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('&', ' and ')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Id of a firm's logo. */
export const logoId = (name: string): string => `${prefix}${toSlug(name)}`;
/** Whether an id names a generated logo. */
export const isLogoId = (id: string): boolean => id.startsWith(prefix);

/** Draws the logos of the given firms only. */
export const createLogos = (names: readonly string[]) => {
  const byId = new Map(names.map((name) => [logoId(name), name]));
  return (id: string): Buffer | undefined => {
    const name = byId.get(id);
    return name === undefined ? undefined : Buffer.from(drawWordmark(name));
  };
};

import type { Brand } from '@masthead/config';
import { registerHooks } from 'node:module';
import { StartError } from './errors.ts';
import { brandFolders, inRoot } from './paths.ts';

const fallbackPort = 3000;

// The apps import without file extensions, which bundlers accept and Node does not.
registerHooks({
  resolve: (specifier, context, next) => {
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier)) return next(specifier, context);
    return next(`${specifier}.ts`, context);
  },
});

/** Loads and validates the brand of an app. Throws one error that lists every issue. */
export const loadBrand = async (folder: string): Promise<Brand> => {
  const keys = brandFolders();
  if (!keys.includes(folder)) throw new StartError(`There is no brand "${folder}". Brands here: ${keys.join(', ')}.`);
  const { brand } = (await import(inRoot('apps', folder, 'brand.ts'))) as { brand: Brand };
  return brand;
};

/** Returns the port of a brand on a developer's machine: the port of its origin. */
export const getPort = ({ origin }: Pick<Brand, 'origin'>): number => Number(new URL(origin).port) || fallbackPort;

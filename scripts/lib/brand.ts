import type { Brand } from '@masthead/config';
import { registerHooks } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { StartError } from './errors.ts';
import { brandFolders, inRoot } from './paths.ts';

const fallbackPort = 3000;

// Apps and packages import without file extensions, which bundlers accept and Node does not. A staged brand has no
// packages of its own: it imports those of this package.
registerHooks({
  resolve: (specifier, context, next) => {
    if (specifier.startsWith('@masthead/') && context.parentURL?.includes('/apps/'))
      return next(specifier, { ...context, parentURL: import.meta.url });
    if (context.parentURL?.includes('/node_modules/')) return next(specifier, context);
    if (!specifier.startsWith('.') || /\.\w+$/.test(specifier)) return next(specifier, context);
    return next(`${specifier}.ts`, context);
  },
});

/** Loads and validates the brand in a folder. Throws one error that lists every issue. */
export const loadBrandFile = async (folder: string): Promise<Brand> => {
  const { brand } = (await import(pathToFileURL(path.join(folder, 'brand.ts')).href)) as { brand: Brand };
  return brand;
};

/** Loads and validates the brand of an app. Throws one error that lists every issue. */
export const loadBrand = async (folder: string): Promise<Brand> => {
  const keys = brandFolders();
  if (!keys.includes(folder)) throw new StartError(`There is no brand "${folder}". Brands here: ${keys.join(', ')}.`);
  return loadBrandFile(inRoot('apps', folder));
};

/** Returns the port of a brand on a developer's machine: the port of its origin. */
export const getPort = ({ origin }: Pick<Brand, 'origin'>): number => Number(new URL(origin).port) || fallbackPort;

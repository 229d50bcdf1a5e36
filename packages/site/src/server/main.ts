import '@masthead/process/private-files';
// Before the other modules: it sets NODE_ENV before the environment is read.
import { startServer } from '@masthead/next-runtime/server';
import type { Brand } from '@masthead/config';
import path from 'node:path';
import { isDefaultValue } from '../routing/screens.ts';
import { isFilePath, mayBePage, postPaths } from '../routing/nonPagePaths.ts';
import { createFindRoute } from '../routing/requestRoutes.ts';
import { getBrandPathValues } from '../routing/rules.ts';

const { brand } = (await import(path.join(process.cwd(), 'brand.ts'))) as { brand: Brand };

await startServer({
  findRoute: createFindRoute(getBrandPathValues(brand)),
  isFilePath,
  isDefaultValue,
  mayBePage,
  postPaths,
  toolsFolder: '/devtools/',
  documentsFolder: 'brand',
});

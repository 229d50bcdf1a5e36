import '@masthead/process/private-files';
// Before the other modules: it sets NODE_ENV before the environment is read.
import { startServer } from '@masthead/next-runtime/server';
import { mayBePage, postPaths } from '../routing/nonPagePaths.ts';
import { isDefaultValue } from '../routing/cacheKeyParams.ts';
import { requestParams } from '../routing/screens.ts';

await startServer({
  // The folders of `routing/rewrites.ts`.
  screensFolder: '/~',
  bypassScreen: '/~/uncached/',
  requestParams,
  isDefaultValue,
  mayBePage,
  postPaths,
  errorPage: '/~/server-error/page',
  documentsFolder: 'brand',
});

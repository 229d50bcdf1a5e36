// First: it sets NODE_ENV before anything reads the environment.
import { startServer } from '@masthead/next-runtime/server';
import { mayBePage } from '../routing/notPages.ts';
import { postPaths } from '../routing/postPaths.ts';
import { isDefaultChoice } from '../routing/choosers.ts';
import { requestParams } from '../routing/requestParams.ts';

await startServer({
  // The folders of `routing/rewrites.ts`.
  screensFolder: '/~',
  bypassScreen: '/~/fresh/',
  requestParams,
  isDefaultValue: isDefaultChoice,
  mayBePage,
  postPaths,
  errorPage: '/~/fault/whole',
  documentsFolder: 'brand',
});

import { pageMetadata, toPageTitle } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';
import { loadRecognition } from './loadRecognition';
import { getCanonicalPath, parseRecognition } from './parameters';
import { RecognitionScreen } from './RecognitionScreen';

/** A recognition list (§7.1). Rendered per request, because its filters are in the query. */
export const recognitionPage = definePage({
  load: (page, params, query) => loadRecognition(page, String(params.directory), parseRecognition(query)),
  Screen: RecognitionScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ title, description, path, query }, { brand }) =>
    pageMetadata(brand, {
      title: toPageTitle(title, query.page),
      description,
      path: getCanonicalPath(path, query),
    }),
});

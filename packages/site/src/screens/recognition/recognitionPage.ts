import { pageMetadata } from '../../framework/metadata';
import { defineRequestPage } from '../../shell/page/defineRequestPage';
import { loadRecognition } from './loadRecognition';
import { parseRecognition } from './parameters';
import { RecognitionScreen } from './RecognitionScreen';

/** A recognition list (SPEC §7.1) for the app tree: made for each request, since its filters are in the query. */
export const recognitionPage = defineRequestPage({
  load: (site, params, query) => loadRecognition(site, String(params.directory), parseRecognition(query)),
  Screen: RecognitionScreen,
  metadata: ({ title, description, path }, { brand }) => pageMetadata(brand, { title, description, path }),
});

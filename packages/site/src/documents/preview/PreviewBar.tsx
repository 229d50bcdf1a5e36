import { previewTexts } from '@masthead/texts/errors';
import * as styles from './previewBar.css';

/** Shows editors the preview's endpoint and a link to the public page. */
export const PreviewBar = ({ endpoint, path }: { endpoint: string; path: string }) => (
  <aside className={styles.bar} aria-label={previewTexts.preview}>
    <p>{previewTexts.of(new URL(endpoint).host)}</p>
    <a href={path} target="_top">
      {previewTexts.leave}
    </a>
  </aside>
);

import * as styles from './previewBar.css';

/** Shows editors the preview's endpoint and a link to the public page. */
export const PreviewBar = ({ endpoint, path }: { endpoint: string; path: string }) => (
  <aside className={styles.bar} aria-label="Preview">
    <p>Preview of {new URL(endpoint).host}. Links lead on inside it.</p>
    <a href={path} target="_top">
      Leave the preview
    </a>
  </aside>
);

import * as styles from './previewBar.css';

/** Tells an editor whose content the page shows, and leads back to what readers see. A document of its own: links of a preview stay in it. */
export const PreviewBar = ({ endpoint, path }: { endpoint: string; path: string }) => (
  <aside className={styles.bar} aria-label="Preview">
    <p>Preview of {new URL(endpoint).host}. Links lead on inside it.</p>
    <a href={path} target="_top">
      Leave the preview
    </a>
  </aside>
);

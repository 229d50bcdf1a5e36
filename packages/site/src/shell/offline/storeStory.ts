import type { StoryMessage } from '../../content/offline/offlineStories';
import { serviceWorkerPath } from '../../routing/browserPaths';

const isSavingData = (): boolean =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;

/** Starts the service worker and has it store the story of this page, unless the reader saves data. */
export const storeStory = async (path: string): Promise<void> => {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  try {
    await navigator.serviceWorker.register(serviceWorkerPath);
    const { active } = await navigator.serviceWorker.ready;
    const pictures = [...document.querySelectorAll<HTMLImageElement>('main > article img')]
      .map(({ currentSrc }) => currentSrc)
      .filter(Boolean);
    active?.postMessage({ path, pictures } satisfies StoryMessage);
  } catch (cause) {
    console.warn('The browser does not store this story for reading offline.', cause);
  }
};

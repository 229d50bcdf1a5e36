/** The part of a document that an arrival touches. */
type Place = Pick<Document, 'getElementById'>;

const idOf = (hash: string): string => {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
};

/**
 * SPEC §2: navigation scrolls smoothly to the top or to a hash, and at once for readers who want no motion.
 * Answers where the reader is now: at the place of the hash, or at the beginning.
 */
export const scrollToArrival = (
  hash: string,
  document: Place,
  view: Pick<Window, 'scrollTo' | 'matchMedia'>,
): 'hash' | 'top' => {
  const behavior = view.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
  // No element has an empty name: an address without a hash leads to the beginning.
  const place = document.getElementById(idOf(hash));
  if (place) place.scrollIntoView({ behavior });
  else view.scrollTo({ top: 0, behavior });
  return place ? 'hash' : 'top';
};

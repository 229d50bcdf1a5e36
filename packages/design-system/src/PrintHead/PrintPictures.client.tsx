'use client';

import { useEffect } from 'react';

/* Lazy pictures would be empty frames in print. */
const fetchAll = () => {
  if (document.querySelector('[data-print-logo]:not([src])'))
    console.error("This publication has no print logo. Add logos.print to the brand's configuration.");
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
};

/** Loads lazy pictures when the page is printed, and reports a missing print logo (§2.6). */
export const PrintPictures = () => {
  useEffect(() => {
    window.addEventListener('beforeprint', fetchAll);
    return () => window.removeEventListener('beforeprint', fetchAll);
  }, []);
  return null;
};

'use client';

import { useEffect } from 'react';

/* Lazy pictures would be empty frames in print. */
const fetchAll = () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
};

/** Loads lazy pictures when the page is printed. */
export const PrintPictures = () => {
  useEffect(() => {
    window.addEventListener('beforeprint', fetchAll);
    return () => window.removeEventListener('beforeprint', fetchAll);
  }, []);
  return null;
};

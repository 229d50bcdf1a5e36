'use client';

import { useEffect } from 'react';

/* What has not been scrolled to would be an empty frame on paper. */
const fetchAll = () => {
  for (const image of document.querySelectorAll<HTMLImageElement>('img[loading="lazy"]')) image.loading = 'eager';
};

/** Has the pictures that a reader has not come to yet fetched when the page is printed. */
export const PrintPictures = () => {
  useEffect(() => {
    window.addEventListener('beforeprint', fetchAll);
    return () => window.removeEventListener('beforeprint', fetchAll);
  }, []);
  return null;
};

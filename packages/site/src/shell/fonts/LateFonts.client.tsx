'use client';

import { fontFaces } from '@masthead/design-system/font-files';
import { useEffect } from 'react';
import { onIdle } from '../browser/domEvents';

/** Whether text in a family has its face: other widths than the fallback. */
const isShown = (context: CanvasRenderingContext2D, family: string): boolean => {
  const measure = (families: string): number => {
    context.font = `16px ${families}`;
    return context.measureText('Masthead').width;
  };
  return measure(`"${family}", monospace`) !== measure('monospace');
};

const areShown = (): boolean => {
  const context = document.createElement('canvas').getContext('2d');
  return context === null || [fontFaces.headline, fontFaces.interface].every(({ family }) => isShown(context, family));
};

/** Shows the brand's faces on a first visit on a slow network, where they arrive after the first paint (decision 44). */
export const LateFonts = () => {
  useEffect(
    () =>
      onIdle(() => {
        if (!areShown()) void import('./showLateFonts').then(({ showLateFonts }) => showLateFonts());
      }),
    [],
  );
  return null;
};

'use client';
import { Suspense } from 'react';
// Styles of a lazy component are not in the server's HTML unless the page imports them.
import '../Button/Button.css';
import { lazyPart } from '../loading/lazyPart';
import './VideoPlayer.css';
import type { PlayButtonProps } from './PlayOnPress.client';

const PlayOnPress = lazyPart(() => import('./PlayOnPress.client').then(({ PlayOnPress }) => PlayOnPress));

/** The large button of a video. Only pages with a video load its code; the player works without it. */
export const PlayButton = (props: PlayButtonProps) => (
  <Suspense>
    <PlayOnPress {...props} />
  </Suspense>
);

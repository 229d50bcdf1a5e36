'use client';
import { Suspense } from 'react';
// Styles of a lazy component are not in the server's HTML unless the page imports them.
import '../Button/Button.css';
import { lazyPart } from '../loading/lazyPart';
import type { EmbedButtonProps } from './EmbedOnRequest.client';

const EmbedOnRequest = lazyPart(() => import('./EmbedOnRequest.client').then(({ EmbedOnRequest }) => EmbedOnRequest));

/**
 * The button of an embed. Only pages with an embed load its code. What surrounds it is not part of it: React moves a
 * lazy part of more than 500 bytes to the end of the document and needs an inline script there, which the security
 * policy blocks.
 */
export const EmbedButton = (props: EmbedButtonProps) => (
  <Suspense>
    <EmbedOnRequest {...props} />
  </Suspense>
);

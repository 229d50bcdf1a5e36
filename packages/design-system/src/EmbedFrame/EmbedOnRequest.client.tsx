'use client';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { getEmbedSandbox } from './embedRules';

export type EmbedButtonProps = {
  src: string;
  title: string;
  /** Label of the button. */
  label: string;
  /** Length of a video: "3:34". */
  duration?: string;
};

/** The pressed button is gone, so its focus moves to the content that replaces it. */
const receiveFocus = (frame: HTMLIFrameElement | null): void => frame?.focus({ preventScroll: true });

/** Loads third-party content above its surroundings when the reader requests it. */
export const EmbedOnRequest = ({ src, title, label, duration }: EmbedButtonProps) => {
  const [isRequested, setIsRequested] = useState(false);
  if (!isRequested)
    return (
      <Button
        look="ink"
        onClick={() => setIsRequested(true)}
        aria-label={`${label}: ${[title, duration].filter(Boolean).join(', ')}`}
      >
        {label}
      </Button>
    );
  return (
    <iframe
      ref={receiveFocus}
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={getEmbedSandbox(src, window.location.origin)}
    />
  );
};

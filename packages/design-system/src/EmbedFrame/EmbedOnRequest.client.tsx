'use client';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { getEmbedSandbox } from './embedRules';

export type EmbedButtonProps = {
  src: string;
  title: string;
  /** Label of the button. */
  action: string;
  /** Length of a video: "3:34". */
  duration?: string;
};

/** Loads third-party content above its surroundings when the reader requests it. */
export const EmbedOnRequest = ({ src, title, action, duration }: EmbedButtonProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted)
    return (
      <Button
        look="ink"
        onClick={() => setWanted(true)}
        aria-label={`${action}: ${[title, duration].filter(Boolean).join(', ')}`}
      >
        {action}
      </Button>
    );
  return (
    <iframe
      src={src}
      title={title}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      referrerPolicy="strict-origin-when-cross-origin"
      sandbox={getEmbedSandbox(src, window.location.origin)}
    />
  );
};

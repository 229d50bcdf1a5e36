import type { ReactNode } from 'react';
import { embedTexts } from '@masthead/texts/article';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import type { EmbedOptions } from './EmbedFrame.behavior';
import { getEmbedHost } from './embedRules';
import { SharedStyle } from '../styles/SharedStyle';
import { embedFrameStyles } from './embedFrameStyles';

export type EmbedFrameProps = {
  src: string;
  /** Title of the embed for screen readers. */
  title: string;
  aspect?: '16:9' | '4:3' | '1:1' | 'parent';
  /** The poster, a `Picture`, until the embed is requested. */
  poster?: ReactNode;
  /** What the button does, as its label says. */
  verb?: 'play' | 'show';
  /** Length of a video: "3:34". */
  duration?: string;
};

/**
 * Third-party content, loaded only when the reader requests it: before that no third party learns of the visit. Without
 * scripts there is a link to it.
 */
export const EmbedFrame = ({ src, title, aspect = '16:9', poster, verb = 'show', duration }: EmbedFrameProps) => {
  const host = getEmbedHost(src);
  if (!host) return null;
  return (
    <div
      className={aspect === 'parent' ? 'embed embed-parent' : 'embed'}
      style={aspect === 'parent' ? undefined : { aspectRatio: aspect.replace(':', ' / ') }}
    >
      <SharedStyle name="embed-frame" css={embedFrameStyles} />
      {poster && <div className="embed-layer">{poster}</div>}
      <div className="embed-layer embed-question">
        <div className="embed-panel" {...behavior('embed', { src, title } satisfies EmbedOptions)}>
          <Button look="ink" hidden aria-label={`${embedTexts[verb]}: ${[title, duration].filter(Boolean).join(', ')}`}>
            {embedTexts[verb]}
          </Button>
          <p className="embed-note">{embedTexts.note(host)}</p>
          <a className="embed-outside" href={src} target="_blank" rel="noopener nofollow">
            {embedTexts.openAt(host)}
          </a>
        </div>
      </div>
    </div>
  );
};

import type { HTMLAttributes } from 'react';

/** Attributes that AMP's elements share. React writes them as they are. */
type Amp = HTMLAttributes<HTMLElement> & {
  layout?: 'responsive' | 'intrinsic' | 'fill' | 'fixed';
  width?: number;
  height?: number;
  heights?: string;
  src?: string;
  srcSet?: string;
  sizes?: string;
  alt?: string;
  poster?: string;
  controls?: '';
  sandbox?: string;
  frameborder?: string;
  type?: string;
  'data-hero'?: '';
  'data-videoid'?: string;
  'data-slot'?: string;
  'data-multi-size'?: string;
  'data-multi-size-validation'?: 'false';
  json?: string;
};

declare module 'react' {
  // React reads the names of elements from this namespace.
  // oxlint-disable-next-line typescript/no-namespace
  namespace JSX {
    interface IntrinsicElements {
      'amp-ad': Amp;
      'amp-analytics': Amp;
      'amp-img': Amp;
      'amp-carousel': Amp;
      'amp-video': Amp;
      'amp-youtube': Amp;
      'amp-vimeo': Amp;
      'amp-iframe': Amp;
    }
  }
}

/** What a tap on an element does, in AMP's own words. React's types know no such attribute, so it is spread. */
export const onTap = (actions: string): { on: string } => ({ on: `tap:${actions}` });

/** Marks what stands in an AMP element until it has loaded. */
export const placeholder = { placeholder: '' } as const;

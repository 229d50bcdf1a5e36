import type { HTMLAttributes } from 'react';

/** Shared attributes of AMP elements. React renders them unchanged. */
type Amp = HTMLAttributes<HTMLElement> & {
  layout?: 'responsive' | 'intrinsic' | 'fill' | 'fixed';
  width?: number;
  height?: number;
  heights?: string;
  src?: string;
  srcSet?: string;
  sizes?: string;
  alt?: string;
  'object-position'?: string;
  poster?: string;
  controls?: '';
  preload?: 'none';
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
  // React reads element names from this namespace.
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

/** The AMP action of a tap. React's types lack the attribute, so it is spread. */
export const onTap = (actions: string): { on: string } => ({ on: `tap:${actions}` });

/** Marks the placeholder of an AMP element. */
export const placeholder = { placeholder: '' } as const;

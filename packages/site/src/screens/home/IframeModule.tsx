import type { Brand } from '@masthead/config';
import { EmbedFrame, Section, SectionHead } from '@masthead/design-system';
import { frame } from './iframeModule.css';

/**
 * The home module iframe (§3). A document of the app is sandboxed in an opaque origin without access to the page.
 * A document of another site loads when the reader requests it.
 */
export const IframeModule = ({ title, src, height }: NonNullable<Brand['modules']['framed']>) => (
  <Section>
    <SectionHead title={title} />
    {src.startsWith('/') ? (
      <iframe
        className={frame}
        src={src}
        title={title}
        height={height}
        loading="lazy"
        sandbox="allow-scripts allow-popups allow-top-navigation-by-user-activation"
        data-print="hide"
      />
    ) : (
      <EmbedFrame src={src} title={title} />
    )}
  </Section>
);

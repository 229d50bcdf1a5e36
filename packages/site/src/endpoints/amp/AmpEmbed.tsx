import { embedTexts } from '@masthead/texts/article';
import type { Embed } from '../../content/media/embed';
import { onTap, placeholder } from './ampElements';

const frame = { layout: 'responsive', width: 480, height: 270 } as const;

/** A player: the AMP element of its service, or a sandboxed iframe. */
const Player = ({ src, title }: Pick<Embed, 'src' | 'title'>) => {
  const { hostname, pathname } = new URL(src);
  const id = pathname.split('/').findLast(Boolean) ?? '';
  if (/(^|\.)youtube(-nocookie)?\.com$/.test(hostname))
    return <amp-youtube {...frame} title={title} data-videoid={id} />;
  if (hostname === 'player.vimeo.com') return <amp-vimeo {...frame} title={title} data-videoid={id} />;
  return (
    <amp-iframe
      {...frame}
      title={title}
      src={src}
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      frameborder="0"
    >
      <p {...placeholder}>{title}</p>
    </amp-iframe>
  );
};

export type AmpEmbedProps = {
  embed: Pick<Embed, 'src' | 'title'>;
  /** Unique on the page. */
  id: string;
  verb: 'play' | 'show';
};

/** Third-party content, loaded only when the reader requests it, as on the site itself. */
export const AmpEmbed = ({ embed, id, verb }: AmpEmbedProps) => (
  <div className="embed">
    <div className="ask" id={`${id}-ask`}>
      <button
        className="btn"
        type="button"
        {...onTap(`${id}.show,${id}-ask.hide`)}
        aria-label={`${embedTexts[verb]}: ${embed.title}`}
      >
        {embedTexts[verb]}
      </button>
      <p>
        {embed.title}. {embedTexts.note(new URL(embed.src).hostname)}
      </p>
    </div>
    <div id={id} hidden>
      <Player src={embed.src} title={embed.title} />
    </div>
  </div>
);

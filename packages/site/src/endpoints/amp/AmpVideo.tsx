import type { Brand } from '@masthead/config';
import type { Footage } from '@masthead/design-system';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import type { ArticleVideo } from '../../screens/article/loadArticle';
import { AmpCover, wide } from './AmpCover';
import { AmpEmbed } from './AmpEmbed';
import './ampElements';

/** AMP accepts captions at https addresses only, so there are none on a machine without TLS. */
const Captions = ({ brand, footage }: { brand: Brand; footage: Extract<Footage, { kind: 'file' }> }) =>
  footage.captions
    .map((captions) => ({ ...captions, src: toAbsoluteUrl(brand, captions.src) }))
    .filter(({ src }) => src.startsWith('https:'))
    .map(({ src, language, label }, index) => (
      <track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
    ));

export type AmpVideoProps = {
  brand: Brand;
  video: Pick<ArticleVideo, 'footage' | 'title' | 'poster' | 'duration'>;
  /** Unique on the page. */
  id: string;
};

export const AmpVideo = ({ brand, video, id }: AmpVideoProps) => {
  const { footage, title, poster, duration } = video;
  const name = [title, duration].filter(Boolean).join(', ');
  const size = { width: footage.width ?? wide.width, height: footage.height ?? wide.height };
  return (
    <figure className="opening">
      {footage.kind === 'file' ? (
        <amp-video poster={poster?.src ?? ''} title={title} layout="responsive" {...size} controls="" preload="none">
          {footage.sources.map(({ src, type, media }) => (
            <source key={`${src} ${media}`} src={src} type={type} media={media} />
          ))}
          <Captions brand={brand} footage={footage} />
        </amp-video>
      ) : (
        poster && <AmpCover picture={poster} alt="" />
      )}
      {footage.kind === 'file' ? (
        <figcaption>{name}</figcaption>
      ) : (
        <AmpEmbed id={id} embed={{ src: footage.src, title: name }} verb="play" />
      )}
    </figure>
  );
};

import type { Brand } from '@masthead/config';
import type { Footage, Picture } from '@masthead/design-system';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { getLeadAspect } from '../../content/media/picture';
import type { ArticleSlide, ArticleView } from '../../screens/article/loadArticle';
import { AmpEmbed } from './AmpEmbed';
import './ampElements';

/** Aspect ratio of pictures at the top of an article. */
const wide = { width: 1200, height: 675 };

const candidates = ({ srcSet }: Picture) => (srcSet ? { srcSet, sizes: '(min-width: 680px) 680px, 100vw' } : {});

/** Width in px of the column. Narrower pictures are not enlarged. */
const columnWidth = 680;

/** Most pictures are cropped; one that is upright, a panorama or small is whole. */
const getBox = (picture: Picture) => {
  if (getLeadAspect(picture) === '16:9') return { className: 'cover', layout: 'responsive', ...wide } as const;
  const { width, height } = picture;
  return { layout: width < columnWidth ? 'intrinsic' : 'responsive', width, height } as const;
};

const Cover = ({ picture, alt }: { picture: Picture; alt: string }) => (
  <amp-img src={picture.src} {...candidates(picture)} alt={alt} {...getBox(picture)} data-hero="" />
);

/** One slide: the picture and its caption. */
const Slide = ({ slide, number, count }: { slide: ArticleSlide; number: number; count: number }) => (
  <div className="slide">
    <amp-img
      src={slide.image.src}
      {...candidates(slide.image)}
      alt={slide.image.alt}
      layout="responsive"
      width={slide.image.width}
      height={slide.image.height}
    />
    <p>
      {number} of {count}
      {slide.title && <b>{slide.title}</b>}
      {slide.caption}
    </p>
  </div>
);

const Slides = ({ view }: { view: ArticleView }) => (
  <figure className="opening">
    <amp-carousel
      type="slides"
      layout="responsive"
      width={1200}
      height={1080}
      heights="(min-width: 680px) 85%, (min-width: 480px) 100%, 120%"
      controls=""
      aria-label={view.title}
    >
      {view.slides.map((slide, index) => (
        <Slide key={slide.image.src} slide={slide} number={index + 1} count={view.slides.length} />
      ))}
    </amp-carousel>
  </figure>
);

/** AMP accepts captions at https addresses only, so there are none on a machine without TLS. */
const Captions = ({ brand, footage }: { brand: Brand; footage: Extract<Footage, { kind: 'file' }> }) =>
  footage.captions
    .map((captions) => ({ ...captions, src: toAbsoluteUrl(brand, captions.src) }))
    .filter(({ src }) => src.startsWith('https:'))
    .map(({ src, language, label }, index) => (
      <track key={src} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
    ));

const Video = ({ brand, video }: { brand: Brand; video: NonNullable<ArticleView['video']> }) => {
  const { footage, title, poster, duration } = video;
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
        poster && <Cover picture={poster} alt="" />
      )}
      <figcaption>{[title, duration].filter(Boolean).join(', ')}</figcaption>
      {footage.kind === 'embed' && <AmpEmbed id="video" embed={{ src: footage.src, title }} action="Play" />}
    </figure>
  );
};

/** The picture, slideshow or video above the text. */
export const AmpLeadMedia = ({ brand, view }: { brand: Brand; view: ArticleView }) => {
  if (view.slides.length > 0) return <Slides view={view} />;
  if (view.video) return <Video brand={brand} video={view.video} />;
  if (!view.hero) return null;
  const text = [view.hero.caption, view.hero.credit].filter(Boolean).join(' ');
  return (
    <figure className="opening">
      <Cover picture={view.hero} alt={view.hero.alt} />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
};

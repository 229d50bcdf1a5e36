import type { Brand } from '@masthead/config';
import { snapTexts } from '@masthead/texts/slides';
import type { ArticleSlide, ArticleView } from '../../screens/article/loadArticle';
import { AmpCover, getWholeBox, toCandidates } from './AmpCover';
import { AmpVideo } from './AmpVideo';
import './ampElements';

/** One slide: the picture, its caption and its credit. */
const Slide = ({ slide, number, count }: { slide: ArticleSlide; number: number; count: number }) => (
  <div className="slide">
    <amp-img src={slide.image.src} {...toCandidates(slide.image)} alt={slide.image.alt} {...getWholeBox(slide.image)} />
    <p>
      <span className="line">{snapTexts.of(number, count)}</span>
      {slide.title && <b>{slide.title}</b>}
      {slide.caption}
      {slide.image.credit && <span className="line">{slide.image.credit}</span>}
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

/** The picture, slideshow or video above the text. */
export const AmpLeadMedia = ({ brand, view }: { brand: Brand; view: ArticleView }) => {
  if (view.slides.length > 0) return <Slides view={view} />;
  if (view.video) return <AmpVideo brand={brand} video={view.video} id="video" />;
  if (!view.hero) return null;
  const text = [view.hero.caption, view.hero.credit].filter(Boolean).join(' ');
  return (
    <figure className="opening">
      <AmpCover picture={view.hero} alt={view.hero.alt} />
      {text && <figcaption>{text}</figcaption>}
    </figure>
  );
};

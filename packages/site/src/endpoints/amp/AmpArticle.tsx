import { Fragment } from 'react';
import type { Brand } from '@masthead/config';
import { Chart, type LocatorMapProps } from '@masthead/design-system';
import { ampTexts, articleScreenTexts, articleTexts, bylineTexts, kickerTexts } from '@masthead/texts/article';
import { dealTexts } from '@masthead/texts/deals';
import type { ArticleView } from '../../screens/article/loadArticle';
import type { Player } from '../../content/media/player';
import { AmpEmbed } from './AmpEmbed';
import { AmpLeadMedia } from './AmpLeadMedia';
import { AmpSlot } from './AmpSlot';
import { AmpVideo } from './AmpVideo';
import { splitBody, type BodyPart } from './splitBody';
import { toAmpHtml } from './toAmpHtml';
import './ampElements';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { viewsPath } from '../../shell/tracking/settings';

type AmpPageViewProps = { brand: Brand; view: Pick<ArticleView, 'naturalId'> };

/** Counts a page view without personal data. AMP pages request no consent, so there is no analytics (decision 12). */
const AmpPageView = ({ brand, view: { naturalId } }: AmpPageViewProps) => {
  const config = {
    requests: { pageView: toAbsoluteUrl(brand, viewsPath) },
    extraUrlParams: { site: brand.site, naturalId },
    triggers: { pageView: { on: 'visible', request: 'pageView' } },
    transport: { beacon: false, xhrpost: true, image: false, useBody: true },
  };
  return (
    <amp-analytics id="page-view">
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(config).replaceAll('<', '\\u003c') }}
      />
    </amp-analytics>
  );
};

type Props = { brand: Brand; view: ArticleView };

const Kicker = ({ view: { kicker } }: Pick<Props, 'view'>) => {
  if (kicker.sponsor) return <p className="kicker kicker--sponsor">{kickerTexts.sponsoredBy(kicker.sponsor)}</p>;
  if (kicker.trail.length === 0) return null;
  return (
    <p className="kicker">
      {kicker.trail.map(({ title, url }, index) => (
        <Fragment key={url}>
          {index > 0 && (
            <span className="sep" aria-hidden="true">
              /
            </span>
          )}
          <a href={url}>{title}</a>
        </Fragment>
      ))}
    </p>
  );
};

/** Separator before the author at an index: "A", "A and B", "A, B and C". */
const getSeparator = (index: number, count: number): string =>
  index === 0 ? '' : index === count - 1 ? bylineTexts.and : ', ';

const BylineAndDates = ({ view: { authors, published, modified, readTime } }: Pick<Props, 'view'>) => (
  <p className="meta">
    {authors.length > 0 && (
      <>
        {bylineTexts.by}{' '}
        {authors.map(({ name, url }, index) => (
          <Fragment key={name}>
            {getSeparator(index, authors.length)}
            <a href={url} rel="author">
              {name}
            </a>
          </Fragment>
        ))}
      </>
    )}
    <time className={authors.length > 0 ? 'dot' : ''} dateTime={published.iso}>
      {published.text}
    </time>
    {modified && (
      <span className="dot">
        {bylineTexts.updated} <time dateTime={modified.iso}>{modified.text}</time>
      </span>
    )}
    {readTime && <span className="dot">{readTime}</span>}
  </p>
);

const NeedToKnow = ({ points }: { points: readonly string[] }) =>
  points.length > 0 && (
    <section className="need">
      <h2>{articleTexts.needToKnow}</h2>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );

const TextPlayer = ({ brand, player, id }: { brand: Brand; player: Player; id: string }) => {
  if (player.kind === 'embed') return <AmpEmbed id={id} embed={player.embed} verb="show" />;
  const { film, title, poster } = player;
  return <AmpVideo brand={brand} video={{ ...film, title, ...(poster && { poster }) }} id={id} />;
};

const DealFacts = ({ facts }: { facts: readonly { label: string; value: string }[] }) =>
  facts.map(({ label, value }) => (
    <div key={label}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  ));

/** The section of the outline that is visible, as a picture. A locator has its place in the middle. */
const DealMap = ({ map: { alt, outline, section } }: { map: LocatorMapProps }) => (
  <div className="deal-map">
    <amp-img
      src={`${outline}#svgView(viewBox(${section.join(',')}))`}
      alt={alt}
      layout="responsive"
      width={section[2]}
      height={section[3]}
    />
  </div>
);

const Deal = ({ view: { deal } }: Pick<Props, 'view'>) =>
  deal && (
    <section className="deal">
      <h2>{dealTexts.theDeal(deal.box.kind)}</h2>
      {deal.box.title && <p className="deal-title">{deal.box.title}</p>}
      {deal.box.place && <p>{deal.box.place}</p>}
      {deal.box.map && <DealMap map={deal.box.map} />}
      <dl>
        <DealFacts facts={deal.box.figures} />
        <DealFacts facts={deal.box.parties} />
      </dl>
      {deal.box.more && <a href={deal.box.more.url}>{deal.box.more.title}</a>}
    </section>
  );

/** Text, a chart, a player or an ad of the article body. */
const BodySection = ({ brand, view, part }: Props & { part: BodyPart }) => {
  switch (part.kind) {
    case 'text':
      return <div className="body" dangerouslySetInnerHTML={{ __html: part.blocks.map(toAmpHtml).join('') }} />;
    case 'chart':
      return <Chart chart={part.chart.view} csv={part.chart.csv} />;
    case 'player':
      return <TextPlayer brand={brand} player={part.player} id={part.key} />;
    case 'slot':
      return <AmpSlot brand={brand} facts={view.facts?.article} name={part.slot} />;
    default:
      return part satisfies never;
  }
};

const Body = (props: Props) =>
  splitBody(props.view).map((part) => <BodySection key={part.key} {...props} part={part} />);

const ArticleFooter = ({ brand, view }: Props) => (
  <div className="end">
    {view.authors
      .filter(({ description }) => description)
      .map(({ name, url, description, portrait }) => (
        <div key={name} className="author">
          {portrait && (
            <div className="portrait">
              <amp-img src={portrait.src} alt="" layout="responsive" width={portrait.width} height={portrait.height} />
            </div>
          )}
          <div>
            <h3>
              <a href={url}>{name}</a>
            </h3>
            <p>{description}</p>
          </div>
        </div>
      ))}
    {view.disclaimer === 'visible' && <p>{articleScreenTexts.views(brand.name)}</p>}
    <p>
      © {view.published.iso.slice(0, 4)} {brand.name}. {articleScreenTexts.rights}
    </p>
    <p>
      <a className="full" href={view.path}>
        {ampTexts.readOn(brand.name)}
      </a>
    </p>
  </div>
);

const YouMightLike = ({ view: { mightLike } }: Pick<Props, 'view'>) =>
  mightLike.length > 0 && (
    <section className="more">
      <h2>{articleScreenTexts.mightLike}</h2>
      <ul>
        {mightLike.map(({ url, title }) => (
          <li key={url}>
            <a href={url}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );

/** The main part of an AMP page: the article, between the minimal header and footer (§2.6). */
export const AmpArticle = ({ brand, view }: Props) => (
  <main id="main">
    <article>
      <header className="head">
        <Kicker view={view} />
        <h1>{view.title}</h1>
        {view.deck && view.deckPlace === 'header' && <p className="deck">{view.deck}</p>}
        {view.paidBy && (
          <p className="meta">
            {view.paidBy.label} <b>{view.paidBy.name}</b>
          </p>
        )}
        <BylineAndDates view={view} />
      </header>
      <AmpLeadMedia brand={brand} view={view} />
      <NeedToKnow points={view.needToKnow} />
      <Deal view={view} />
      <Body brand={brand} view={view} />
      {view.book && (
        <p className="meta">
          <b>{view.book.url ? <a href={view.book.url}>{view.book.title}</a> : view.book.title}</b>{' '}
          {view.book.description}
        </p>
      )}
      <ArticleFooter brand={brand} view={view} />
    </article>
    <YouMightLike view={view} />
    <AmpPageView brand={brand} view={view} />
  </main>
);

import type { Brand } from '@masthead/config';
import type { PageMetadata } from '../framework/metadata';
import { siteMetadata } from './siteParts';

type Tag = readonly [name: string, content: string | number | undefined];

const toArticleTags = (openGraph: NonNullable<PageMetadata['openGraph']>): readonly Tag[] =>
  'publishedTime' in openGraph
    ? [
        ['article:published_time', openGraph.publishedTime],
        ['article:modified_time', openGraph.modifiedTime],
        ...openGraph.authors.map((author): Tag => ['article:author', author]),
        ['article:section', openGraph.section],
        ...openGraph.tags.map((tag): Tag => ['article:tag', tag]),
      ]
    : [];

/** The tags for social networks. X, which has tags of its own, reads these where those are missing. */
const toSocialTags = (
  openGraph: NonNullable<PageMetadata['openGraph']>,
  toUrl: (url: string) => string,
): readonly Tag[] => [
  ['og:title', openGraph.title],
  ['og:description', openGraph.description],
  ['og:url', toUrl(openGraph.url)],
  ['og:site_name', openGraph.siteName],
  ['og:locale', openGraph.locale],
  ...openGraph.images.flatMap(({ url, alt, width, height }): Tag[] => [
    ['og:image', toUrl(url)],
    ['og:image:alt', alt || undefined],
    ['og:image:width', width],
    ['og:image:height', height],
  ]),
  ['og:type', openGraph.type],
  ...toArticleTags(openGraph),
];

const toRobots = ({ index, follow, ...limits }: NonNullable<PageMetadata['robots']>): string =>
  [
    index ? 'index' : 'noindex',
    follow ? 'follow' : 'nofollow',
    ...Object.entries(limits).map(([name, value]) => `${name}:${value}`),
  ].join(', ');

/** The elements that `<head>` has for the metadata of a page and of its brand. */
export const Head = ({ brand, metadata }: { brand: Brand; metadata: PageMetadata }) => {
  const { metadataBase, applicationName, manifest, icons, formatDetection, ...site } = siteMetadata(brand);
  const toUrl = (url: string): string => new URL(url, metadataBase).href;
  const { title, description = site.description, robots, alternates, openGraph } = metadata;
  const names: readonly Tag[] = [
    ['viewport', 'width=device-width, initial-scale=1'],
    ['description', description],
    ['application-name', applicationName],
    ['robots', robots && toRobots(robots)],
    [
      'format-detection',
      Object.keys(formatDetection)
        .map((kind) => `${kind}=no`)
        .join(', '),
    ],
    ['twitter:card', openGraph && 'summary_large_image'],
  ];
  const withContent = (tags: readonly Tag[]) =>
    tags.flatMap(([name, content], index) =>
      content === undefined ? [] : [{ name, content: String(content), key: `${name} ${index}` }],
    );
  return (
    <>
      <meta charSet="utf-8" />
      <title>{title?.absolute ?? brand.name}</title>
      {withContent(names).map(({ name, content, key }) => (
        <meta key={key} name={name} content={content} />
      ))}
      {withContent(openGraph ? toSocialTags(openGraph, toUrl) : []).map(({ name, content, key }) => (
        <meta key={key} property={name} content={content} />
      ))}
      <link rel="manifest" href={manifest} />
      {alternates && <link rel="canonical" href={toUrl(alternates.canonical)} />}
      {Object.entries(alternates?.types ?? {}).flatMap(([type, feeds]) =>
        feeds.map((feed) => (
          <link key={feed.url} rel="alternate" type={type} title={feed.title} href={toUrl(feed.url)} />
        )),
      )}
      {icons.icon.map(({ url, ...icon }) => (
        <link key={url} rel="icon" href={url} {...icon} />
      ))}
      {icons.apple.map(({ url, sizes }) => (
        <link key={url} rel="apple-touch-icon" href={url} sizes={sizes} />
      ))}
    </>
  );
};

import type { SketchedChart } from '../ChartSketch/ChartSketch';

/** A link in menus and lists. `url` is a path on this site or an absolute URL. */
export type Link = {
  title: string;
  url: string;
  newTab?: boolean;
  /** The URL for visitors who may be signed in (`html[data-visitor="known"]`). */
  signedInUrl?: string;
};

/** A picture with final URLs; widths in px. */
export type Picture = {
  src: string;
  /** `srcset` candidates by width: `… 400w, … 800w`. */
  srcSet: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  caption?: string;
  /** Who made it: "Ann Lee/Wire Service". */
  credit?: string;
  /** CSS color of the place until the picture has loaded. */
  color?: string;
  /** CSS `object-position`: the part that crops preserve. */
  position?: string;
};

/** A point in time: `text` in the brand's time zone, `iso` for `datetime`. */
export type Moment = { text: string; iso: string };

/** The line above a headline (§3, kicker and breadcrumb). */
export type KickerLine = {
  /** Section, then topic. */
  trail: Link[];
  /** Name of the sponsor; the line then begins with "Sponsored by". */
  sponsor?: string;
  /** Whether the story is in the Premium category and has the PRO pill (§2.8, §6). */
  badge?: 'PRO';
  /** Whether the story is a download, such as a white paper (§3, isDownload). */
  form?: 'Download';
};

/** One story in a list, grid or drawer (§3, Post teaser and teaser item). */
export type TeaserStory = {
  url: string;
  title: string;
  kicker: KickerLine;
  summary?: string;
  image?: Picture;
  /** The chart that leads a story without a picture. */
  chart?: SketchedChart;
  /** Joined names after "By": "Maren Ostrow and Daniel Achterberg". */
  byline?: string;
  published?: Moment;
  /** Time of day for dense lists of today's stories: "11:42 a.m.". */
  time?: Moment;
  /** Reading time: "9 min read". */
  readTime?: string;
  /** Its video, with the length: "0:20". */
  video?: { duration?: string };
};

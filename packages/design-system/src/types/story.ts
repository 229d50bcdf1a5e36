/** A link as every menu and list shows it. `url` is a path on this site or an absolute address. */
export type Link = { title: string; url: string; newTab?: boolean };

/** A picture that is ready to print: every address is final, widths are px. */
export type Picture = {
  src: string;
  /** Candidates of rising width, `… 400w, … 800w`. */
  srcSet: string;
  width: number;
  height: number;
  /** Empty for a decorative picture. */
  alt: string;
  caption?: string;
};

/** A moment: `text` as readers see it in the brand's time zone, `iso` for machines. */
export type Moment = { text: string; iso: string };

/** The line above a headline (SPEC §3, kicker and breadcrumb). */
export type KickerLine = {
  /** Section, then topic. */
  trail: Link[];
  /** Name of the partner who presents the piece: the line then begins "Sponsored by". */
  sponsor?: string;
  /** PRO stands on items in the Premium category (SPEC §2.8, §6). */
  badge?: 'PRO';
  /** A white paper, to be kept and printed (SPEC §3, isDownload). */
  form?: 'Download';
};

/** One story in a list, grid or drawer (SPEC §3, Post teaser and teaser item). */
export type TeaserStory = {
  url: string;
  title: string;
  kicker: KickerLine;
  summary?: string;
  image?: Picture;
  /** Names as printed after "By", already joined: "Maren Ostrow and Daniel Achterberg". */
  byline?: string;
  published?: Moment;
  /** Time of day alone, for dense lists of today's stories: "11:42 a.m.". */
  time?: Moment;
  /** Reading time: "9 min read". */
  readTime?: string;
};

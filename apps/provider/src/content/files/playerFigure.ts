import { escapeHtml } from '@masthead/content-rules/html';

/** A video or another embed at its place in the text of an article. */
export type PlayerFigure = {
  /** Path or address of a video file or HLS playlist, address of a page at a video host, or of another known embed. */
  href: string;
  title: string;
  /** Path of a picture in the image service. */
  poster?: string | undefined;
  /** Size in px and length in seconds of a video file. */
  width?: number | null | undefined;
  height?: number | null | undefined;
  seconds?: number | null | undefined;
};

/**
 * The HTML of a player in the text: a figure with a link, which pages replace by the player (`packages/site`,
 * `player.ts`) and which feeds, search and other readers show as it is.
 */
export const toPlayerFigure = ({ href, title, poster, width, height, seconds }: PlayerFigure): string => {
  const data = [
    ...(width && height ? [`data-width="${width}"`, `data-height="${height}"`] : []),
    ...(seconds ? [`data-seconds="${Math.max(1, Math.round(seconds))}"`] : []),
  ];
  const picture = poster === undefined ? '' : `<img src="${escapeHtml(poster)}/?width=800" alt="" loading="lazy">`;
  return `<figure ${['class="player"', ...data].join(' ')}>${picture}<a href="${escapeHtml(href)}">${escapeHtml(title)}</a></figure>`;
};

import type { CSSProperties } from 'react';
import { SharedStyle } from '../styles/SharedStyle';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { locatorMapStyles, mapListStyles } from './locatorMapStyles';

/** A place on a map, in the coordinates of its outline. */
export type MapPoint = {
  x: number;
  y: number;
  radius: number;
  url?: string;
  /** "Atlanta: 7 deals", shown to a pointer that rests on the link. */
  title?: string;
  /** `current` is the place that the page is about. */
  emphasis?: 'current';
};

/** The name of a place at its position. Phones hide the names, for which they have no room. */
export type MapLabel = { x: number; y: number; text: string; side: 'start' | 'end' | 'below' };

export type LocatorMapProps = {
  /** Above the map, like the title of a chart. */
  title?: string;
  /** Below the map. */
  note?: string;
  /** Text alternative: the places and what the map says about them. */
  alt: string;
  /** Address of an SVG file whose elements `land` and `lines` are the outline. */
  outline: string;
  /** The visible section of the outline: left, top, width, height. */
  section: readonly [number, number, number, number];
  points: readonly MapPoint[];
  labels?: readonly MapLabel[];
};

const Dot = ({ point: { x, y, radius, emphasis } }: { point: MapPoint }) => (
  <circle className={emphasis ? 'map-dot map-current' : 'map-dot'} cx={x} cy={y} r={radius} />
);

/**
 * A map of one place or of many, drawn on the server. The outline is in a file that browsers cache for all maps; it has
 * the colors of the page, because elements that an SVG uses inherit them. Links of points are for the pointer only: the
 * page has them as a list or a field, too.
 */
export const LocatorMap = ({ title, note, alt, outline, section, points, labels = [] }: LocatorMapProps) => {
  const [left, top, width, height] = section;
  const toPercent = (x: number, y: number): CSSProperties => ({
    left: `${Math.round(((x - left) / width) * 1000) / 10}%`,
    top: `${Math.round(((y - top) / height) * 1000) / 10}%`,
  });
  return (
    <div className="locator-map">
      <SharedStyle name="map" css={locatorMapStyles} />
      {title && (
        <>
          <SharedStyle name="map-list" css={mapListStyles} />
          <h2 className="map-title">{title}</h2>
        </>
      )}
      <VisuallyHidden>{alt}</VisuallyHidden>
      <div className="map-drawing" dir="ltr" aria-hidden="true">
        <svg viewBox={section.join(' ')} width={width} height={height}>
          <use className="map-land" href={`${outline}#land`} />
          <use className="map-lines" href={`${outline}#lines`} />
          {points.map((point) =>
            point.url ? (
              <a key={`${point.x} ${point.y}`} href={point.url} tabIndex={-1}>
                {point.title && <title>{point.title}</title>}
                <circle className="map-target" cx={point.x} cy={point.y} r={point.radius} />
                <Dot point={point} />
              </a>
            ) : (
              <Dot key={`${point.x} ${point.y}`} point={point} />
            ),
          )}
        </svg>
        {labels.map(({ x, y, text, side }) => (
          <span key={text} className={`map-label map-${side}`} style={toPercent(x, y)}>
            {text}
          </span>
        ))}
      </div>
      {note && <p className="map-note">{note}</p>}
    </div>
  );
};

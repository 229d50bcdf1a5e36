import { Fragment } from 'react';
import { bylineTexts } from '@masthead/texts/article';
import { Dot } from '../Dot/Dot';
import { toDecorative, Picture } from '../Picture/Picture';
import type { Moment, Picture as PictureData } from '../types/story';
import * as styles from './Byline.css';

/** An author of a story; the URL is the author's page. */
export type BylineAuthor = { name: string; url?: string; portrait?: PictureData };

export type BylineProps = {
  authors: readonly BylineAuthor[];
  published: Moment;
  updated?: Moment;
  readTime?: string;
};

/** The separator before the name at `index` in a list of `count` names: "A, B and C". */
const separatorBefore = (index: number, count: number): string => {
  if (index === 0) return '';
  return index === count - 1 ? bylineTexts.and : ', ';
};

/** The complete byline of an article: portraits, names, full date and time. Teasers use `Meta`. */
export const Byline = ({ authors, published, updated, readTime }: BylineProps) => {
  const portraits = authors.flatMap(({ name, portrait }) => (portrait ? [{ name, portrait }] : []));
  return (
    <div className={styles.root}>
      {portraits.length > 0 && (
        <div className={styles.portraits}>
          {portraits.map(({ name, portrait }) => (
            <div key={name} className={styles.portrait}>
              <Picture image={toDecorative(portrait)} aspect="4:5" sizes="40px" loading="eager" />
            </div>
          ))}
        </div>
      )}
      <div>
        {authors.length > 0 && (
          <p className={styles.names}>
            {bylineTexts.by}{' '}
            {authors.map(({ name, url }, index) => (
              <Fragment key={name}>
                {separatorBefore(index, authors.length)}
                {url ? (
                  <a className={styles.link} href={url} rel="author">
                    {name}
                  </a>
                ) : (
                  <b className={styles.name}>{name}</b>
                )}
              </Fragment>
            ))}
          </p>
        )}
        <p className={styles.meta}>
          <time className={styles.item} dateTime={published.iso}>
            {published.text}
          </time>
          {updated && (
            <>
              <Dot />
              <span className={styles.item}>
                {bylineTexts.updated} <time dateTime={updated.iso}>{updated.text}</time>
              </span>
            </>
          )}
          {readTime && (
            <>
              <Dot />
              <span className={styles.item}>{readTime}</span>
            </>
          )}
        </p>
      </div>
    </div>
  );
};

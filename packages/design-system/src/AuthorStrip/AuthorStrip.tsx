import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { toDecorative, Picture } from '../Picture/Picture';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { HeadingLevel } from '../types/content';
import type { Link, Picture as PictureData } from '../types/story';
import * as styles from './AuthorStrip.css';

/** An author with their latest story. */
export type AuthorWithStory = { name: string; url?: string; role?: string; portrait?: PictureData; story?: Link };

export type AuthorStripProps = { authors: readonly AuthorWithStory[]; headingLevel: HeadingLevel };

/** Authors in rows of four, each with their latest story. */
export const AuthorStrip = ({ authors, headingLevel }: AuthorStripProps) => {
  const Heading = `h${headingLevel}` as const;
  if (authors.length === 0) return null;
  return (
    <Grid rows="tight">
      {authors.map(({ name, url, role, portrait, story }, index) => (
        <GridItem key={name} span={{ m: 6, l: 3 }} edge={index % 4 === 0 ? 'plain' : 'ruled'}>
          <article className={`${stretchedLinkArea} ${portrait ? styles.root : styles.withoutPortrait}`}>
            {portrait && <Picture image={toDecorative(portrait)} aspect="4:5" sizes="72px" />}
            <div>
              <p className={styles.name}>
                {url ? (
                  <a className={styles.nameLink} href={url}>
                    {name}
                  </a>
                ) : (
                  name
                )}
              </p>
              {role && <p className={styles.role}>{role}</p>}
              {story && (
                <Heading className={styles.title}>
                  <a className={stretchedLink} href={story.url}>
                    {story.title}
                  </a>
                </Heading>
              )}
            </div>
          </article>
        </GridItem>
      ))}
    </Grid>
  );
};

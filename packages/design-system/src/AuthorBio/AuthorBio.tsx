import { authorTexts } from '@masthead/texts/article';
import { MoreLink } from '../MoreLink/MoreLink';
import { toDecorative, Picture } from '../Picture/Picture';
import { SectionHead } from '../SectionHead/SectionHead';
import type { Picture as PictureData } from '../types/story';
import * as styles from './AuthorBio.css';

/** An author at the end of an article. */
export type AuthorProfile = { name: string; url?: string; description?: string; portrait?: PictureData };

export type AuthorBioProps = { author: AuthorProfile };

/** One author: portrait, short biography, link to the profile. */
export const AuthorBio = ({ author }: AuthorBioProps) => {
  const { name, url, description, portrait } = author;
  return (
    <div className={portrait ? styles.withPortrait : styles.root}>
      {portrait && <Picture image={toDecorative(portrait)} aspect="4:5" sizes="88px" />}
      <div>
        <h3 className={styles.name}>{name}</h3>
        {description && <p className={styles.text}>{description}</p>}
        {url && <MoreLink link={{ title: authorTexts.moreFrom(name), url }} />}
      </div>
    </div>
  );
};

export type AuthorBiosProps = { authors: readonly AuthorProfile[] };

/** All authors of an article under one heading. */
export const AuthorBios = ({ authors }: AuthorBiosProps) => {
  if (authors.length === 0) return null;
  return (
    <section>
      <SectionHead title={authors.length === 1 ? authorTexts.about : authorTexts.aboutSeveral} weight="light" />
      {authors.map((author) => (
        <AuthorBio key={author.name} author={author} />
      ))}
    </section>
  );
};

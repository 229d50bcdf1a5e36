import { notFoundTexts } from '@masthead/texts/errors';
import { BackLink } from '../BackLink/BackLink';
import { ButtonLink } from '../Button/ButtonLink';
import { MoreLink } from '../MoreLink/MoreLink';
import { SearchBox } from '../SearchBox/SearchBox';
import type { LogoImage } from '../types/navigation';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import { errorScreenStyles } from './errorScreenStyles';
import { SharedStyle } from '../styles/SharedStyle';

export type NotFoundScreenProps = {
  home: string;
  /** URL of the search results. */
  search: string;
  /** URL of the store's newsletters page. */
  subscribe: Link;
  signIn: Link;
  /** `unmatched`: no route matches the URL, which the screen states first (§2.4, §8). */
  address?: 'known' | 'unmatched';
  /** A static file, so that it is available while the content service is down. Sizes in px. */
  picture?: LogoImage & { alt: string };
};

const reasons = [notFoundTexts.notWorking, notFoundTexts.moved, notFoundTexts.oldLink, notFoundTexts.mistyped];

const unmatched = notFoundTexts.unmatched;
const missing = notFoundTexts.missing;

/** The 404 page (§2.4). */
export const NotFoundScreen = ({
  home,
  search,
  subscribe,
  signIn,
  address = 'known',
  picture,
}: NotFoundScreenProps) => (
  <Wrap>
    <SharedStyle name="error-screen" css={errorScreenStyles} />
    <div className={picture ? 'error error-pictured' : 'error'}>
      <div>
        <h1>
          <span className="error-code">404</span>
          <span className="error-title">{notFoundTexts.title}</span>
        </h1>
        <p className="error-lead">{address === 'unmatched' ? `${unmatched} ${missing}` : missing}</p>
        <p className="error-question">{notFoundTexts.question}</p>
        <ul>
          {reasons.map((reason) => (
            <li key={reason} className="error-reason">
              {reason}
            </li>
          ))}
        </ul>
        <div className="error-search">
          <SearchBox action={search} size="large" />
        </div>
        <div className="error-actions">
          <ButtonLink link={{ title: notFoundTexts.home, url: home }} look="ink" />
          <BackLink label={notFoundTexts.goBack} fallback={home} />
          <ButtonLink link={subscribe} />
          <MoreLink link={signIn} />
        </div>
      </div>
      {picture && (
        <img
          className="error-picture"
          src={picture.src}
          width={picture.width}
          height={picture.height}
          alt={picture.alt}
        />
      )}
    </div>
  </Wrap>
);

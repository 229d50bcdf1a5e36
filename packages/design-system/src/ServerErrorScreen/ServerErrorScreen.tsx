import { serverErrorTexts } from '@masthead/texts/errors';
import { ButtonLink } from '../Button/ButtonLink';
import { InlineLinks } from '../InlineLinks/InlineLinks';
import { SearchBox } from '../SearchBox/SearchBox';
import { stretchedLink, stretchedLinkArea } from '../styles/stretchedLink.css';
import type { Link } from '../types/story';
import { Wrap } from '../Wrap/Wrap';
import { errorScreenStyles } from '../NotFoundScreen/errorScreenStyles';
import { SharedStyle } from '../styles/SharedStyle';

/** An empty URL reference is the current address with its query, also without scripts. */
const currentAddress = '';

export type ServerErrorScreenProps = {
  home: string;
  /** URL of the search results. */
  search: string;
  /** Pages that are usually cached: the latest news. */
  links?: readonly Link[];
  /** Stories that a cache still has. */
  stories?: readonly Link[];
  statusCode?: number;
  /** Names the request in the logs, for readers who report the error. */
  reference?: string;
  /** Raw details for internal users (§2.4, §6). Must not be in any other page. */
  detail?: string;
};

/** Any error that is not a 404 (§2.4, §8). */
export const ServerErrorScreen = ({
  home,
  search,
  links = [],
  stories = [],
  statusCode = 500,
  reference,
  detail,
}: ServerErrorScreenProps) => (
  <Wrap>
    <SharedStyle name="error-screen" css={errorScreenStyles} />
    <div className={stories.length > 0 ? 'error error-pictured' : 'error'}>
      <div>
        <h1>
          <span className="error-code">{statusCode}</span>
          <span className="error-title">{serverErrorTexts.title}</span>
        </h1>
        <p className="error-lead">{serverErrorTexts.lead}</p>
        <div className="error-actions">
          <ButtonLink link={{ title: serverErrorTexts.tryAgain, url: currentAddress }} />
          <ButtonLink link={{ title: serverErrorTexts.home, url: home }} look="line" />
        </div>
        <div className="error-search">
          <SearchBox action={search} size="large" />
        </div>
        <InlineLinks label={serverErrorTexts.moreToRead} links={links} />
        {reference && (
          <p className="error-reference">
            {serverErrorTexts.reference} <code>{reference}</code>
          </p>
        )}
        {detail && (
          <pre className="error-detail" tabIndex={0} aria-label={serverErrorTexts.detail}>
            {detail}
          </pre>
        )}
      </div>
      {stories.length > 0 && (
        <section>
          <h2 className="error-question">{serverErrorTexts.latestStories}</h2>
          <ul>
            {stories.map(({ title, url }) => (
              <li key={url} className={`${stretchedLinkArea} error-reason`}>
                <a className={stretchedLink} href={url}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  </Wrap>
);

import { newsletterTexts } from '@masthead/texts/forms';
import { behavior } from '../behaviors/behavior';
import { Button } from '../Button/Button';
import { HiddenFields } from '../HiddenFields/HiddenFields';
import type { HiddenField } from '../types/content';
import { SharedStyle } from '../styles/SharedStyle';
import type { Link } from '../types/story';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';

const { color, font, size, text } = vars;

/** Styles of the sign-up in an article, written only into documents with one. */
const newsletterLineStyles = `
.letter{font:400 ${text.uiSmall}/1.45 ${font.interface};color:${color.ink2}}
.letter-title{font:600 ${text.ui}/1.4 ${font.interface};color:${color.ink}}
.letter a{text-decoration:underline;text-underline-offset:3px}
.letter form{display:grid;gap:8px;margin-top:12px}
.letter label{font-weight:600;color:${color.ink}}
.letter-status{color:${color.ink}}
.letter-status[data-state=refused]{color:${color.danger};font-weight:600;margin-top:8px}
.letter input{scroll-margin-block:72px 96px;width:100%;min-height:${size.touch};padding:9px 12px;border:1px solid ${color.ink3};border-radius:${size.radiusControl};background:${color.paper};color:${color.ink};font:400 1rem/1.4 ${font.interface}}
@media ${media.m}{.letter form{grid-template-columns:1fr auto}.letter label{grid-column:1/-1}}`;

export type NewsletterLineProps = {
  title: string;
  /** "Weekly, Tuesday". */
  frequency?: string;
  /** URL that accepts the form by POST. */
  action: string;
  /** Hidden fields, such as the newsletter's code. */
  hiddenFields?: readonly HiddenField[];
  /** The page of all newsletters. */
  all: Link;
};

/** An article has one sign-up. A form without scripts leads back to it by `#letter`. */
const inputId = 'letter-email';
const statusId = 'letter-status';

/**
 * The sign-up to one newsletter between two paragraphs of an article. The HTML is the same for everyone and works
 * without scripts; with them the reader stays in the article.
 */
export const NewsletterLine = ({ title, frequency, action, hiddenFields = [], all }: NewsletterLineProps) => {
  return (
    <section
      id="letter"
      className="letter"
      aria-label={newsletterTexts.newsletter(title)}
      tabIndex={-1}
      {...behavior('newsletter-form', { failed: newsletterTexts.failed })}
    >
      <SharedStyle name="letter" css={newsletterLineStyles} />
      <p className="letter-title">{newsletterTexts.newsletter(title)}</p>
      <p>
        {frequency && `${frequency}. `}
        <a href={all.url}>{all.title}</a>
      </p>
      <form action={action} method="post">
        <HiddenFields fields={hiddenFields} />
        <label htmlFor={inputId}>{newsletterTexts.email}</label>
        <input
          id={inputId}
          type="email"
          name="email"
          autoComplete="email"
          required
          maxLength={254}
          aria-describedby={statusId}
        />
        <Button type="submit" look="line">
          {newsletterTexts.signUp}
        </Button>
      </form>
      <p id={statusId} className="letter-status" role="status" />
    </section>
  );
};

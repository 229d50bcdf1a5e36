import { mailAddress, ShareBar, ShareByEmail, type ShareByEmailOptions } from '@masthead/design-system';
import type { PageIdentity } from '../../framework/pageContext';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { siteBehavior } from '../behavior';

/** Props of `StoryShare`. */
export type StoryShareProps = { page: PageIdentity; title: string; summary: string };

/** The share bar of an article (§2.8): networks, the email form in the brand's variant, Copy Link. */
export const StoryShare = ({ page: { brand, path }, title, summary }: StoryShareProps) => {
  const page = { url: toAbsoluteUrl(brand, path), title };
  return (
    <ShareBar
      page={page}
      email={
        <ShareByEmail
          mail={mailAddress(page)}
          errorDisplay={brand.shareFormErrors}
          {...siteBehavior('email-story', {
            story: { headline: title, summary, emailUrl: page.url },
          } satisfies ShareByEmailOptions)}
        />
      }
    />
  );
};

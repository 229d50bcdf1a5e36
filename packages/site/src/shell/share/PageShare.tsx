import { SharePage, mailAddress, ShareBar, ShareByEmail, type ShareByEmailOptions } from '@masthead/design-system';
import { shareTexts } from '@masthead/texts/share';
import type { PageIdentity } from '../../framework/pageContext';
import { toAbsoluteUrl } from '../../routing/absoluteUrl';
import { siteBehavior } from '../behavior';

type StoryShareProps = { page: PageIdentity; title: string; summary: string };

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

export type PageShareProps = { page: PageIdentity; title: string; label?: string };

/** SHARE THIS PAGE (§2.8). */
export const PageShare = ({ page, title, label = shareTexts.sharePage }: PageShareProps) => (
  <SharePage page={{ url: toAbsoluteUrl(page.brand, page.path), title }} label={label} />
);

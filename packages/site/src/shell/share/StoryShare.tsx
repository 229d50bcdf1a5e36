import type { Brand } from '@masthead/config';
import { mailAddress, ShareBar } from '@masthead/design-system';
import { absolute } from '../../routing/absolute';
import { EmailStory } from './EmailStory.client';

export type StoryShareProps = { brand: Brand; story: { path: string; title: string; summary: string } };

/** The share bar of an article (SPEC §2.8): networks, the email form in the brand's variant, Copy Link. */
export const StoryShare = ({ brand, story: { path, title, summary } }: StoryShareProps) => {
  const page = { url: absolute(brand, path), title };
  return (
    <ShareBar
      page={page}
      email={
        <EmailStory
          story={{ headline: title, summary, emailUrl: page.url }}
          faults={brand.shareForm}
          mail={mailAddress(page)}
        />
      }
    />
  );
};

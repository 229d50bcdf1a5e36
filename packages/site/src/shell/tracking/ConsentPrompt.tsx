import { ConsentBanner, type ConsentPurpose } from '@masthead/design-system';
import { consentPromptTexts } from '@masthead/texts/consent';
import type { TrackingSettings } from '@masthead/tracking/client';
import { siteBehavior } from '../behavior';

/** The purposes in the order of the banner. */
const purposes: readonly ConsentPurpose[] = [
  { key: 'measurement', title: consentPromptTexts.measurement, description: consentPromptTexts.measurementText },
  {
    key: 'advertising',
    title: consentPromptTexts.advertising,
    description: consentPromptTexts.advertisingText,
  },
  {
    key: 'personalization',
    title: consentPromptTexts.personalization,
    description: consentPromptTexts.personalizationText,
  },
];

/** Props of `ConsentPrompt`. */
export type ConsentPromptProps = { settings: TrackingSettings; privacyUrl: string };

/**
 * The consent banner with the site's texts, and tracking, which shows it. With Global Privacy Control it offers
 * measurement only. It comes before the page, so that keyboard and screen-reader users reach it first.
 */
export const ConsentPrompt = ({ settings, privacyUrl }: ConsentPromptProps) => (
  <ConsentBanner
    title={consentPromptTexts.title}
    text={consentPromptTexts.asking}
    privacy={{ title: consentPromptTexts.privacyPolicy, url: privacyUrl }}
    purposes={purposes}
    privacyControl={{ text: consentPromptTexts.privacyControl, purposes: ['measurement'] }}
    {...siteBehavior('tracking', settings)}
  />
);

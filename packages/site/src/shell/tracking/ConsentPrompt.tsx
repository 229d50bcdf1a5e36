import { ConsentBanner, type ConsentPurpose } from '@masthead/design-system';
import { consentPromptTexts } from '@masthead/texts/consent';
import type { TrackingSettings } from '@masthead/tracking/client';
import { siteBehavior } from '../behavior';

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

export type ConsentPromptProps = { settings: TrackingSettings; privacyUrl: string };

/** The consent banner and tracking, which shows it. It comes first, for keyboards and screen readers. */
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

'use client';

import { ConsentBanner } from '@masthead/design-system';
import type { Tracking } from '@masthead/tracking/client';
import { consentPromptTexts } from '@masthead/texts/consent';
import { consentPurposes, consentCopy } from './consentCopy';

/** Props of `ConsentPrompt`. */
export type ConsentPromptProps = {
  mode: 'asking' | 'reopened';
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: 'sent' | 'none';
  privacyUrl: string;
  consent: Pick<Tracking['consent'], 'getAllowed' | 'saveChoice' | 'close'>;
};

/** The consent banner with the site's texts. With Global Privacy Control it offers measurement only. */
export const ConsentPrompt = ({ mode, globalPrivacyControl, privacyUrl, consent }: ConsentPromptProps) => (
  <ConsentBanner
    key={mode}
    mode={mode}
    title={consentCopy.title}
    text={globalPrivacyControl === 'sent' ? consentCopy.globalPrivacyControl : consentCopy.asking}
    privacy={{ title: consentPromptTexts.privacyPolicy, url: privacyUrl }}
    purposes={
      globalPrivacyControl === 'sent' ? consentPurposes.filter(({ key }) => key === 'measurement') : consentPurposes
    }
    allowed={consent.getAllowed()}
    onChoose={consent.saveChoice}
    onClose={consent.close}
  />
);

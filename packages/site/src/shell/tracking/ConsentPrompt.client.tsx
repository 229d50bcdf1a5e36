'use client';

import { ConsentBanner } from '@masthead/design-system';
import { getAllowed, getConsent, toPurposes } from '@masthead/tracking/consent';
import type { ConsentManager } from '@masthead/tracking/client';
import { consentPurposes, consentCopy } from './consentCopy';

/** Props of `ConsentPrompt`. */
export type ConsentPromptProps = {
  mode: 'asking' | 'reopened';
  /** Whether the browser sends Global Privacy Control. */
  globalPrivacyControl: 'sent' | 'none';
  privacyUrl: string;
  consent: Pick<ConsentManager, 'save' | 'close'>;
};

/** The consent banner with the site's texts. With Global Privacy Control it offers measurement only. */
export const ConsentPrompt = ({ mode, globalPrivacyControl, privacyUrl, consent }: ConsentPromptProps) => (
  <ConsentBanner
    key={mode}
    mode={mode}
    title={consentCopy.title}
    text={globalPrivacyControl === 'sent' ? consentCopy.globalPrivacyControl : consentCopy.asking}
    privacy={{ title: 'Privacy policy', url: privacyUrl }}
    purposes={
      globalPrivacyControl === 'sent' ? consentPurposes.filter(({ key }) => key === 'measurement') : consentPurposes
    }
    allowed={getAllowed(getConsent().allowed())}
    onAnswer={(allowed) => consent.save(toPurposes(allowed))}
    onClose={consent.close}
  />
);

'use client';

import { ConsentBanner } from '@masthead/design-system';
import { allowedOf, consentOf, purposesOf } from '@masthead/tracking/consent';
import type { ConsentKeeper } from '@masthead/tracking/client';
import { consentPurposes, consentWords } from './words';

export type ConsentPromptProps = {
  mode: 'asking' | 'reopened';
  /** Whether the browser sends Global Privacy Control. */
  signal: 'sent' | 'none';
  privacyUrl: string;
  consent: Pick<ConsentKeeper, 'answer' | 'close'>;
};

/** The banner with this site's words. With the privacy signal there is nothing to ask but measurement. */
export const ConsentPrompt = ({ mode, signal, privacyUrl, consent }: ConsentPromptProps) => (
  <ConsentBanner
    key={mode}
    mode={mode}
    title={consentWords.title}
    text={signal === 'sent' ? consentWords.signalled : consentWords.asking}
    privacy={{ title: 'Privacy policy', url: privacyUrl }}
    purposes={signal === 'sent' ? consentPurposes.filter(({ key }) => key === 'measurement') : consentPurposes}
    allowed={allowedOf(consentOf().allowed())}
    onAnswer={(allowed) => consent.answer(purposesOf(allowed))}
    onClose={consent.close}
  />
);

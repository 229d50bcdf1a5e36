import type { Brand } from '@masthead/config';
import { createHideDismissedScript } from '@masthead/design-system/alert-dismissal';
import { embedOrigins } from '../content/media/embed.ts';
import { documentScript } from '../documents/documentScript.ts';
import { chunkGuardScript } from '../shell/navigation/chunkGuard.ts';
import { getPublicOrigin } from '../routing/absoluteUrl.ts';
import type { SiteSecurity } from '@masthead/next-runtime/site-settings';
import { readingScript } from '../shell/reading/readingScript.ts';
import { signedInHintScript } from '../shell/visitor/signedInHint.ts';

const toOrigins = (urls: readonly string[]): string[] => [
  ...new Set(urls.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin)),
];

/** The security settings of a brand. An inline script that is not listed here does not run. */
export const siteSecurity = (brand: Brand): SiteSecurity => {
  const { contentSecurityPolicy, modules, loginFlow, homeAlert } = brand;
  return {
    origin: getPublicOrigin(brand),
    contentSecurityPolicy,
    frameOrigins: [...embedOrigins, ...toOrigins(modules.framed ? [modules.framed.src] : [])],
    formOrigins: toOrigins(loginFlow.kind === 'external' ? Object.values(loginFlow.pages) : []),
    inlineScripts: [
      chunkGuardScript,
      documentScript,
      signedInHintScript,
      readingScript,
      ...(homeAlert ? [createHideDismissedScript(homeAlert.text)] : []),
    ],
  };
};

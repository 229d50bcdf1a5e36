import { getTexts } from '@masthead/texts/languages';
import { toPageUrl } from '../flowParams.ts';
import { html } from '../../mail/html.ts';
import type { Visit } from '../visit.ts';
import { renderCodeField, renderErrorSummary, renderFlowParamFields } from './fields.ts';
import { renderPasskeySignIn } from './passkeys.ts';
import { passkeyScript } from '../passkeyRoutes.ts';
import type { View } from './layout.ts';

/** Renders the second step of a sign-in. */
export const secondStepView = (visit: Visit, error?: string): View => {
  const { brand, flowParams } = visit;
  const { accountSecurity, storePages } = getTexts(brand.language);
  const { secondStepTexts: texts } = accountSecurity;
  return {
    title: error ? storePages.storeFrameTexts.error(texts.title) : texts.title,
    script: passkeyScript,
    intro: html`<p class="kicker">${storePages.signInPageTexts.yourAccount}</p><h1>${texts.title}</h1><p class="deck">${texts.lede}</p>`,
    main: html`<section class="panel" aria-label="${texts.title}">${renderErrorSummary(visit, error ? { code: error } : {})}
<form method="post" action="/Registration/SecondStep.aspx" novalidate>${renderFlowParamFields(flowParams)}${renderCodeField(visit, 'code', error)}
<button class="btn" type="submit">${texts.submit}</button></form>${renderPasskeySignIn(visit)}
<p><a href="${toPageUrl('Message', flowParams, { message: 'lost-authenticator' })}">${texts.lost}</a></p>
<p><a href="${toPageUrl('Login', flowParams)}">${storePages.registerPageTexts.backToSignIn}</a></p></section>`,
  };
};

import { getTexts } from '@masthead/texts/languages';
import {
  addNewsletters,
  setNewsletters,
  listChosenNewsletters,
  listNewsletters,
  type Newsletter,
} from '../../accounts/newsletters.ts';
import { isSubscriber, listSubscriptions } from '../../accounts/subscriptions.ts';
import { privateJson, redirectTo } from '../responses.ts';
import { requestNewsletterConfirmation } from '../requestNewsletterConfirmation.ts';
import { toPageUrl } from '../flowParams.ts';
import { getEmailIssue, toFieldErrors, readLine, type FieldErrors, maxEmailLength } from '../form.ts';
import { allowClientMail } from '../../mail/mailLimits.ts';
import { isPost, type PageHandler } from '../deps.ts';
import { pageResponse, tooManyRequestsPage, renderContact, type View } from '../views/layout.ts';
import { redirectToMailSent } from './message.ts';
import type { Visit } from '../visit.ts';
import { type Html, html } from '../../mail/html.ts';
import { offerPath } from '../orderFacts.ts';
import {
  renderFlowParamFields,
  renderErrorSummary,
  renderField,
  renderNewsletterChecks,
  renderNotice,
} from '../views/fields.ts';

/** The site's page of newsletters, with samples. */
const newslettersPath = '/static/newsletters/';

type NewslettersViewProps = {
  newsletters: readonly Newsletter[];
  chosen: ReadonlySet<string>;
  email?: string;
  /** The reader's state. */
  reader: 'anonymous' | 'registrant' | 'subscriber';
  saved?: boolean;
  errors?: FieldErrors;
};

const renderSubscription = ({ brand, flowParams }: Visit, reader: NewslettersViewProps['reader']): Html => {
  const { accountPageTexts, newslettersPageTexts: texts } = getTexts(brand.language).storePages;
  return html`<section class="panel" id="subscribe" aria-labelledby="subscribe-title"><h2 id="subscribe-title">${texts.subscribeTo(brand.subscription.title)}</h2><p>${brand.subscription.summary}</p>
${
  reader === 'subscriber'
    ? html`<p><span class="badge full">${accountPageTexts.subscriber}</span> ${texts.isActive}</p>`
    : brand.plans.length > 0
      ? html`<p><a class="btn" href="${offerPath}">${getTexts(brand.language).plans.orderTexts.otherPlans}</a></p>`
      : html`<p>${brand.support.phone === undefined ? texts.write : html`${texts.call} ${renderContact(brand)}, ${texts.orWrite}`} <a href="mailto:${brand.support.email}">${brand.support.email}</a>${texts.mention} <b>${flowParams.promoCode}</b>${texts.joined}${reader === 'anonymous' ? html`${texts.so} <a href="${toPageUrl('default', flowParams)}">${texts.createOne}</a>${texts.first}` : ''}.</p>`
}</section>`;
};

/** Renders the newsletters page (§2.7). */
const newslettersView = (
  visit: Visit,
  { newsletters, chosen, email = '', reader, saved = false, errors = {} }: NewslettersViewProps,
): View => {
  const {
    accountPageTexts,
    newslettersPageTexts: texts,
    storeFieldTexts,
    storeFrameTexts,
  } = getTexts(visit.brand.language).storePages;
  return {
    title: Object.keys(errors).length > 0 ? storeFrameTexts.error(texts.title) : texts.title,
    intro: html`<p class="kicker">${visit.brand.name}</p><h1>${texts.heading}</h1><p class="deck">${texts.lede} <a href="${newslettersPath}">${texts.samples}</a>.</p>
${reader === 'anonymous' && html`<p>${texts.haveAccount} <a href="${toPageUrl('Login', { ...visit.flowParams, returnUrl: toPageUrl('Newsletters', visit.flowParams) })}">${storeFrameTexts.signIn}</a>${texts.checked}</p>`}`,
    main: html`${saved && renderNotice(accountPageTexts.saved.newsletters)}${saved && visit.flowParams.returnUrl && html`<p><a href="${visit.flowParams.returnUrl}">${accountPageTexts.backToPage}</a></p>`}<section class="panel" aria-labelledby="choose-title"><h2 id="choose-title">${texts.title}</h2>${renderErrorSummary(visit, errors)}
${
  newsletters.length === 0
    ? html`<p>${accountPageTexts.noNewsletters(visit.brand.name)}</p>`
    : html`<form method="post" action="/Registration/Newsletters.aspx" novalidate>${renderFlowParamFields(visit.flowParams)}
<div id="newsletter">${renderNewsletterChecks(newsletters, chosen, texts.sendMe)}${errors.newsletter && html`<p class="wrong">${errors.newsletter}</p>`}</div>
${reader === 'anonymous' && renderField({ name: 'email', label: storeFieldTexts.email, type: 'email', value: email, autocomplete: 'email', hint: texts.emailHint, error: errors.email, maxLength: maxEmailLength })}
<button class="btn" type="submit">${reader === 'anonymous' ? texts.signUp : accountPageTexts.saveNewsletters}</button></form>`
}</section>${renderSubscription(visit, reader)}`,
  };
};

/** Whether a script has sent the form: it shows the message in place, and expects JSON. */
const isSentByScript = ({ request }: Visit): boolean => request.headers.get('accept') === 'application/json';

/** `/Registration/Newsletters.aspx` (§2.7). Only signed-in readers learn that they have a newsletter already. */
export const newslettersPage: PageHandler = async (deps, visit, form, session) => {
  const { db, clock } = deps;
  const { brand, flowParams } = visit;
  const newsletters = await listNewsletters(db, brand.site);
  const titles = new Map(newsletters.map(({ productCode, title }) => [productCode, title]));
  const codes = form.getAll('newsletter').filter((code) => titles.has(code));
  const now = clock();
  const { signUpTexts, storeErrorTexts, toWaitText } = getTexts(brand.language).storeMessages;

  if (session) {
    if (isPost(visit)) {
      // The form of a single newsletter elsewhere on the site does not change the others.
      const change = form.has('others') ? addNewsletters : setNewsletters;
      const before = await listChosenNewsletters(db, session.account.id);
      await change(db, session.account.id, brand.site, codes, now);
      if (isSentByScript(visit)) {
        const had = new Set(before.filter(({ site }) => site === brand.site).map(({ productCode }) => productCode));
        return privateJson(200, {
          message: codes.every((code) => had.has(code)) ? signUpTexts.already : signUpTexts.added,
        });
      }
      return redirectTo(visit, toPageUrl('Newsletters', flowParams, { saved: 'newsletters' }));
    }
    const [chosen, subscriptions] = await Promise.all([
      listChosenNewsletters(db, session.account.id),
      listSubscriptions(db, session.account.id),
    ]);
    const own = new Set(chosen.filter(({ site }) => site === brand.site).map(({ productCode }) => productCode));
    const saved = new URL(visit.request.url).searchParams.has('saved');
    return pageResponse(
      visit,
      'in',
      newslettersView(visit, {
        newsletters,
        chosen: own,
        reader: isSubscriber(subscriptions) ? 'subscriber' : 'registrant',
        saved,
      }),
    );
  }

  if (!isPost(visit))
    return pageResponse(visit, 'out', newslettersView(visit, { newsletters, chosen: new Set(), reader: 'anonymous' }));
  const email = readLine(form, 'email');
  const viewProps = { newsletters, chosen: new Set(codes), email, reader: 'anonymous' } as const;
  const errors = toFieldErrors({
    newsletter: codes.length === 0 ? storeErrorTexts.chooseNewsletter : undefined,
    email: getEmailIssue(visit.brand.language, email),
  });
  if (Object.keys(errors).length > 0)
    return isSentByScript(visit)
      ? privateJson(422, { message: errors['email'] ?? errors['newsletter'] })
      : pageResponse(visit, 'out', newslettersView(visit, { ...viewProps, errors }), 422);
  const admission = await allowClientMail(db, visit.client, now);
  if (!admission.admitted) {
    deps.securityEvent({ event: 'mail-throttled', reason: 'client' }, visit.client);
    const { retryAfterSeconds } = admission;
    const message = storeErrorTexts.tooManyForms(toWaitText(retryAfterSeconds));
    return isSentByScript(visit)
      ? privateJson(429, { message }, { 'retry-after': String(retryAfterSeconds) })
      : tooManyRequestsPage(
          visit,
          newslettersView(visit, { ...viewProps, errors: { email: message } }),
          retryAfterSeconds,
        );
  }
  const mailed = await requestNewsletterConfirmation(
    deps,
    visit,
    email,
    new Map(codes.map((code) => [code, titles.get(code) ?? code])),
  );
  if (mailed === 'throttled') deps.securityEvent({ event: 'mail-throttled', reason: 'recipient' }, visit.client);
  if (isSentByScript(visit)) return privateJson(200, { message: signUpTexts.sent(email) });
  return redirectToMailSent(visit, 'newsletters-sent', email, now);
};

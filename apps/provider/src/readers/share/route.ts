import { getTexts } from '@masthead/texts/languages';
import { toWaitText } from '@masthead/texts/storeMessages';
import { toMailboxKey } from '../accounts/accounts.ts';
import { consumeRateLimits, type RateLimitUse } from '../accounts/rateLimits.ts';
import type { Db } from '../../db/schema.ts';
import { toClientKey } from '@masthead/process/clients';
import { mailLimits } from '../mail/mailLimits.ts';
import { enqueueMails } from '../mail/outbox.ts';
import { findSite, listSites } from '../../content/queries/sites.ts';
import { findBrand, isLoopback, isOwnOrigin, type Brand } from '../../content/publications/brands.ts';
import { readForm } from '../registration/form.ts';
import { createMail } from '../registration/mails.ts';
import type { StoreDeps } from '../registration/deps.ts';
import { privateJson } from '../registration/responses.ts';
import { isCrossSite, createVisit } from '../registration/visit.ts';
import type { Route } from '../../server/router.ts';
import { parseNaturalId, parseMessage, parseRecipients, stripTags } from './rules.ts';

const jsonResponse = (
  status: number,
  message: string,
  extraFields: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response => privateJson(status, { status, message, ...extraFields }, headers);

const createFormErrorResponse = (errors: Readonly<Record<string, string>>): Response =>
  jsonResponse(400, Object.values(errors).join('. '), { errors });

type Story = { title: string; summary: string; url: string };

/** Returns the link to a page of the publications, or undefined for a link to another site. */
const parseOwnLink = (
  link: string,
  origin: string,
  { brands, deployment }: Pick<StoreDeps, 'brands' | 'deployment'>,
): URL | undefined => {
  if (!URL.canParse(link, origin)) return undefined;
  const url = new URL(link, origin);
  const isOwn = isOwnOrigin(brands, deployment, url.origin) && (deployment !== 'production' || !isLoopback(url.origin));
  return isOwn ? url : undefined;
};

/** Finds the article of a link. Title and summary come from the database, not from the sender. */
const findStory = async (db: Db, brand: Brand, link: URL, now: Date): Promise<Story | undefined> => {
  const naturalId = parseNaturalId(link.pathname);
  const site = findSite(await listSites(db), brand.site);
  if (!naturalId || !site) return undefined;
  const article = await db
    .selectFrom('articles')
    .select(['title', 'summary'])
    .where('siteId', '=', site.id)
    .where('naturalId', '=', naturalId)
    .where('pubDate', '<=', now)
    .executeTakeFirst();
  return (
    article && {
      title: stripTags(article.title),
      summary: stripTags(article.summary ?? ''),
      url: `${link.origin}/${naturalId}/`,
    }
  );
};

const createStoryMail = (brand: Brand, recipient: string, { title, summary, url }: Story, message: string) => {
  const { note, read, footnote } = getTexts(brand.language).mails.storyMailTexts;
  return createMail(brand, 'story', recipient, title, {
    title,
    paragraphs: [summary, message === '' ? '' : note(message)].filter(Boolean),
    link: { title: read(brand.name), url },
    footnote: footnote(brand.name),
  });
};

type LimitResult =
  | { kind: 'admitted' }
  | { kind: 'client-or-recipient'; retryAfterSeconds: number }
  | { kind: 'all-clients'; retryAfterSeconds: number };

const createLimitResponse = (
  { kind, retryAfterSeconds }: Exclude<LimitResult, { kind: 'admitted' }>,
  language: string,
): Response => {
  const headers = { 'retry-after': String(retryAfterSeconds) };
  if (kind === 'all-clients') return jsonResponse(503, getTexts(language).shareForm.emailFormTexts.failed, {}, headers);
  const message = `Too many stories were sent from here or to these addresses. Try again in ${toWaitText(retryAfterSeconds)}.`;
  return jsonResponse(429, message, {}, headers);
};

const checkLimits = async (db: Db, client: string, recipients: readonly string[], now: Date): Promise<LimitResult> => {
  const perRecipient = recipients.map((recipient): RateLimitUse => ({
    limit: mailLimits.storyRecipient,
    key: toMailboxKey(recipient),
  }));
  const all: RateLimitUse = { limit: mailLimits.storyAll, key: 'all', times: recipients.length };
  // Always in the same order, so that two requests cannot deadlock.
  const counted = [
    { limit: mailLimits.storyClient, key: toClientKey(client), times: recipients.length },
    ...perRecipient.toSorted((left, right) => left.key.localeCompare(right.key)),
    all,
  ];
  const result = await consumeRateLimits(db, counted, now);
  if (result.admitted) return { kind: 'admitted' };
  return {
    kind: result.limit === mailLimits.storyAll.kind ? 'all-clients' : 'client-or-recipient',
    retryAfterSeconds: result.retryAfterSeconds,
  };
};

/** `POST /email-story` (§7.2). The words come from the linked article: no sender writes in the publication's name. */
export const shareRoute = (deps: StoreDeps): Route => {
  let lastWarning: Date | undefined;
  return {
    path: '/email-story',
    methods: ['POST'],
    handle: async (request, client) => {
      const { db, clock, brands, jobs, wakeOutbox, warn } = deps;
      if (isCrossSite(request)) return jsonResponse(403, 'Stories can be sent only from our own pages.');
      const form = await readForm(request);
      if (!form)
        return jsonResponse(415, 'Send the form as application/x-www-form-urlencoded, in at most 16,384 characters.');
      const visit = createVisit(request, client, new URLSearchParams(), deps);

      const { language } = visit.brand;
      const recipients = parseRecipients(form.get('email') ?? '', language);
      const message = parseMessage(form.get('comment') ?? '', stripTags, language);
      if (!recipients.ok || !message.ok)
        return createFormErrorResponse({
          ...(!recipients.ok && { email: recipients.error }),
          ...(!message.ok && { comment: message.error }),
        });
      const url = parseOwnLink(form.get('theLink') ?? '', visit.origin, deps);
      if (!url) return createFormErrorResponse({ theLink: 'Only our own stories can be sent.' });

      const now = clock();
      const brand = url.origin === visit.origin ? visit.brand : findBrand(brands, url.origin, visit.brand.promoCode);
      const story = await findStory(db, brand, url, now);
      if (!story) return jsonResponse(404, 'This story could not be found. Reload its page and try again.');

      const limits = await checkLimits(db, client, recipients.value, now);
      if (limits.kind === 'all-clients') {
        if (lastWarning === undefined || now.getTime() - lastWarning.getTime() > mailLimits.storyAll.windowMs) {
          lastWarning = now;
          warn(
            { cap: mailLimits.storyAll.max },
            'the daily limit of story emails is reached (src/readers/mail/mailLimits.ts); none is sent until the window ends',
          );
        }
      }
      if (limits.kind !== 'admitted') return createLimitResponse(limits, language);
      await enqueueMails(
        jobs,
        db,
        recipients.value.map((recipient) => createStoryMail(brand, recipient, story, message.value)),
        now,
      );
      wakeOutbox();
      return jsonResponse(200, getTexts(language).shareForm.emailFormTexts.sent);
    },
  };
};

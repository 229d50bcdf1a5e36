import type { Kysely } from 'kysely';
import { mailboxKey } from '../accounts/accounts.ts';
import { admit, type Counted } from '../accounts/counters.ts';
import type { Database } from '../db/schema.ts';
import { toClientKey } from '@masthead/config/clients';
import { mailCaps } from '../mail/mailCaps.ts';
import { enqueue } from '../mail/outbox.ts';
import { findSite, listSites } from '../queries/sites.ts';
import { waitWords } from '../registration/answers.ts';
import { findBrand, isLoopback, isOwnOrigin, type StoreBrand } from '../registration/brands.ts';
import { readForm } from '../registration/form.ts';
import { mailOf } from '../registration/mails.ts';
import type { StoreTools } from '../registration/tools.ts';
import { privateHeaders } from '../registration/views/layout.ts';
import { isForeign, visitOf } from '../registration/visit.ts';
import type { Route } from '../server/router.ts';
import { naturalIdOf, parseMessage, parseRecipients, shareMessages } from './rules.ts';
import { stripTags } from './stripTags.ts';

const answer = (
  status: number,
  message: string,
  more: Record<string, unknown> = {},
  headers: Record<string, string> = {},
): Response => Response.json({ status, message, ...more }, { status, headers: { ...privateHeaders, ...headers } });

type Story = { title: string; summary: string; url: string };

/** The article behind a link: its own words and address, whatever the sender says of it. */
const findStory = async (db: Kysely<Database>, brand: StoreBrand, link: URL, now: Date): Promise<Story | undefined> => {
  const naturalId = naturalIdOf(link.pathname);
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

const storyMail = (brand: StoreBrand, recipient: string, { title, summary, url }: Story, message: string) =>
  mailOf(brand, 'story', recipient, title, {
    title,
    paragraphs: [summary, message === '' ? '' : `The reader who sent you this adds:\n${message}`].filter(Boolean),
    link: { title: `Read the story at ${brand.name}`, url },
    footnote: `A reader of ${brand.name} entered your address to send you this story. It was used for this message only.`,
  });

type Admitted =
  | { kind: 'admitted' }
  | { kind: 'client-or-recipient'; retryAfterSeconds: number }
  | { kind: 'everybody'; retryAfterSeconds: number };

const admission = async (
  db: Kysely<Database>,
  client: string,
  recipients: readonly string[],
  now: Date,
): Promise<Admitted> => {
  const perRecipient = recipients.map((recipient): Counted => ({
    limit: mailCaps.storyRecipient,
    key: mailboxKey(recipient),
  }));
  const all: Counted = { limit: mailCaps.storyAll, key: 'all', times: recipients.length };
  // Always in this order, so that two requests cannot wait for each other.
  const counted = [
    { limit: mailCaps.storyClient, key: toClientKey(client), times: recipients.length },
    ...perRecipient.toSorted((left, right) => left.key.localeCompare(right.key)),
    all,
  ];
  const result = await admit(db, counted, now);
  if (result.admitted) return { kind: 'admitted' };
  return {
    kind: result.limit === mailCaps.storyAll.kind ? 'everybody' : 'client-or-recipient',
    retryAfterSeconds: result.retryAfterSeconds,
  };
};

/**
 * `POST /email-story`, form-encoded: email, comment, theHeadline, theDescription, theLink (SPEC §7.2). Headline and
 * description are taken from the article that the link leads to, so that nobody sends words of his own in our name.
 */
export const shareRoute = (tools: StoreTools): Route => {
  let lastWarning: Date | undefined;
  return {
    path: '/email-story',
    methods: ['POST'],
    handle: async (request, client) => {
      const { db, clock, brands, deployment, nudge, warn } = tools;
      if (isForeign(request)) return answer(403, 'Stories are sent from our own pages only.');
      const form = await readForm(request);
      if (!form)
        return answer(415, 'Send the form as application/x-www-form-urlencoded, in at most 16,384 characters.');
      const visit = visitOf(request, client, new URLSearchParams(), tools);

      const recipients = parseRecipients(form.get('email') ?? '');
      const message = parseMessage(form.get('comment') ?? '', stripTags);
      if (!recipients.ok || !message.ok) {
        const errors = {
          ...(!recipients.ok && { email: recipients.error }),
          ...(!message.ok && { comment: message.error }),
        };
        return answer(400, Object.values(errors).join('. '), { errors });
      }
      const link = form.get('theLink') ?? '';
      const url = URL.canParse(link, visit.origin) ? new URL(link, visit.origin) : undefined;
      const isOwn =
        url !== undefined &&
        isOwnOrigin(brands, deployment, url.origin) &&
        (deployment !== 'production' || !isLoopback(url.origin));
      if (!isOwn)
        return answer(400, 'Only stories of our own can be sent.', {
          errors: { theLink: 'Only stories of our own can be sent.' },
        });

      const now = clock();
      const brand = url.origin === visit.origin ? visit.brand : findBrand(brands, url.origin, visit.brand.promoCode);
      const story = await findStory(db, brand, url, now);
      if (!story) return answer(404, 'This story could not be found. Reload its page and try again.');

      const admitted = await admission(db, client, recipients.value, now);
      if (admitted.kind === 'everybody') {
        if (lastWarning === undefined || now.getTime() - lastWarning.getTime() > mailCaps.storyAll.windowMs) {
          lastWarning = now;
          warn(
            { cap: mailCaps.storyAll.most },
            'the daily cap of story e-mails is reached (src/mail/mailCaps.ts); none is sent until the day is over',
          );
        }
        return answer(503, shareMessages.failed, {}, { 'retry-after': String(admitted.retryAfterSeconds) });
      }
      if (admitted.kind === 'client-or-recipient') {
        const wait = String(admitted.retryAfterSeconds);
        return answer(
          429,
          `Too many stories were sent from here or to these addresses. Try again in ${waitWords(admitted.retryAfterSeconds)}.`,
          {},
          { 'retry-after': wait },
        );
      }
      await enqueue(
        db,
        recipients.value.map((recipient) => storyMail(brand, recipient, story, message.value)),
        now,
      );
      nudge();
      return answer(200, shareMessages.shared);
    },
  };
};

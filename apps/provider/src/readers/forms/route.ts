import { sql, type Transaction } from 'kysely';
import { getTexts } from '@masthead/texts/languages';
import { consumeRateLimits } from '../accounts/rateLimits.ts';
import { lockName } from '../../db/write/upsert.ts';
import type { Database, Db } from '../../db/schema.ts';
import { allowClientMail, allowRecipientMail, mailLimits } from '../mail/mailLimits.ts';
import { enqueueMails, type Mail } from '../mail/outbox.ts';
import { findSite, listSites } from '../../content/queries/sites.ts';
import { requestNewsletterConfirmation, getNewsletterTitles } from '../registration/requestNewsletterConfirmation.ts';
import type { Brand } from '../../content/publications/brands.ts';
import { getEmailIssue } from '../registration/form.ts';
import type { StoreDeps } from '../registration/deps.ts';
import { createVisit } from '../registration/visit.ts';
import { errorResponse, tooManyRequestsResponse } from '../../server/responses.ts';
import { createRateLimiter } from '../../server/rateLimit.ts';
import type { Route } from '../../server/router.ts';
import { type Fields, maxFormLength, parseSubmission, getEmail, type Submission, getValues } from './submission.ts';
import { nominationFields, nominationFormPrefix } from '@masthead/content-rules/forms';
import { Parser } from 'htmlparser2';
import { createMail } from '../registration/mails.ts';

/** Converts a field name to a label: `first-name` to `First name`. */
const toLabel = (name: string): string => {
  const spaced = name
    .replaceAll(/[-_]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .trim();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

const toParagraphs = (fields: Fields): string[] =>
  Object.entries(fields).flatMap(([name, value]) => {
    const text = [value].flat().filter(Boolean).join(', ');
    return text === '' ? [] : [`${toLabel(name)}: ${text}`];
  });

const getFormTexts = ({ language }: Brand) => getTexts(language).mails.formMailTexts;

/** Creates the mail to the desk of a form, with all fields. Replies go to `sender`, the valid address in the form. */
const createDeskMail = (brand: Brand, { form, fields }: Submission, sender: string | undefined): Mail => {
  const texts = getFormTexts(brand);
  const content = {
    title: toLabel(form),
    paragraphs: toParagraphs(fields),
    footnote: sender === undefined ? texts.noSender : texts.repliesTo(sender),
  };
  return {
    ...createMail(
      brand,
      'form',
      brand.forms[form]?.desk ?? brand.support.email,
      `${toLabel(form)} (${brand.name})`,
      content,
    ),
    ...(sender !== undefined && { replyTo: sender }),
  };
};

/** The receipt to the address in a form. It has nothing that the sender wrote: the address may be another's. */
const createReceiptMail = (brand: Brand, { form }: Pick<Submission, 'form'>, recipient: string): Mail => {
  const texts = getFormTexts(brand);
  const document = brand.forms[form]?.document;
  return createMail(
    brand,
    'form-copy',
    recipient,
    document ? `${document.title} (${brand.name})` : texts.receivedBy(brand.name),
    {
      title: document ? document.title : texts.received,
      paragraphs: [document ? texts.requested : texts.thanks],
      ...(document && { link: { title: texts.openDocument, url: new URL(document.url, brand.origins[0]).href } }),
      footnote: texts.footnote(brand.name, brand.support.email),
    },
  );
};

const controls = new Set(['input', 'select', 'textarea', 'button']);

/** Returns the names of the fields of the forms with a name in the HTML of a static page. */
const listFormFields = (html: string, form: string): string[] => {
  const names: string[] = [];
  let isInside = false;
  const parser = new Parser({
    onopentag: (tag, { name, 'data-form': ownForm }) => {
      if (tag === 'form') isInside = ownForm === form;
      if (isInside && name && controls.has(tag)) names.push(name);
    },
    onclosetag: (tag) => {
      if (tag === 'form') isInside = false;
    },
  });
  parser.end(html);
  return names;
};

/** Whether a form exists and declares every field. Static pages declare theirs in their HTML. */
const isDeclared = async (db: Db, siteId: number, { form, fields }: Submission): Promise<boolean> => {
  const pages = await db
    .selectFrom('staticPages')
    .select('content')
    .where('siteId', '=', siteId)
    .where(sql<boolean>`strpos(content, ${`data-form="${form}"`}) > 0`)
    .execute();
  const declared = new Set<string>([
    ...(form.startsWith(nominationFormPrefix) ? nominationFields : []),
    ...pages.flatMap(({ content }) => listFormFields(content, form)),
  ]);
  return declared.size > 0 && Object.keys(fields).every((name) => declared.has(name));
};

/** Allows a person to correct a form and send it again. */
export const formLimit = { burst: 10, perMinute: 5 } as const;

/** The form that signs up for newsletters. Other forms go to a desk. */
const newsletterFormName = 'newsletters';

const createdResponse = (): Response => new Response(null, { status: 201 });
const tooManyForms = 'Too many forms were sent from this address. Try again later.';

type FormDeps = Pick<StoreDeps, 'db' | 'clock' | 'brands' | 'deployment' | 'jobs' | 'wakeOutbox'>;
type FormRequest = { request: Request; client: string; brand: Brand };

/** Stores only the mailed link: the address is not confirmed yet. */
const requestNewsletters = async (
  deps: FormDeps,
  { request, client, brand }: FormRequest,
  fields: Fields,
): Promise<Response> => {
  const visit = { ...createVisit(request, client, new URLSearchParams({ promoCode: brand.promoCode }), deps), brand };
  const email = getEmail(fields);
  const { chooseNewsletter } = getTexts(brand.language).storeMessages.storeErrorTexts;
  const chosen = await getNewsletterTitles(deps, visit, getValues(fields, 'productCode'));
  const error = getEmailIssue(brand.language, email) ?? (chosen.size === 0 ? chooseNewsletter : undefined);
  if (error !== undefined) return errorResponse(422, error);
  await requestNewsletterConfirmation(deps, visit, email, chosen);
  return createdResponse();
};

const allowReceipt = async (db: FormDeps['db'], recipient: string, now: Date): Promise<boolean> =>
  (await allowRecipientMail(db, recipient, now)) &&
  (await consumeRateLimits(db, [{ limit: mailLimits.formCopyAll, key: 'all' }], now)).admitted;

/** How long the same form of the same sender counts as sent twice, by a double click for example. */
const repetitionMs = 10 * 60_000;

/** Whether the sender has just sent the same form. Of two at the same time, one waits for the other. */
const isRepetition = async (
  transaction: Transaction<Database>,
  siteId: number,
  { form, fields }: Submission,
  now: Date,
): Promise<boolean> => {
  await lockName(transaction, `${siteId} form ${getEmail(fields)}`);
  const sent = await transaction
    .selectFrom('formSubmissions')
    .select('id')
    .where('siteId', '=', siteId)
    .where('form', '=', form)
    .where('receivedAt', '>', new Date(now.getTime() - repetitionMs))
    .where(sql<boolean>`fields = ${JSON.stringify(fields)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
};

/** Stores the form and mails it to the desk in one transaction, once. The sender gets a receipt within the limits. */
const sendToDesk = async (
  { db, clock, jobs, wakeOutbox }: FormDeps,
  brand: Brand,
  siteId: number,
  submission: Submission,
): Promise<Response> => {
  const { changedForm } = getTexts(brand.language).storeMessages.storeErrorTexts;
  if (!(await isDeclared(db, siteId, submission))) return errorResponse(422, changedForm);
  // Some forms need no address, so an empty one is accepted.
  const sender = getEmail(submission.fields) || undefined;
  const error = sender === undefined ? undefined : getEmailIssue(brand.language, sender);
  if (error !== undefined) return errorResponse(422, error);
  const now = clock();
  const copies =
    sender !== undefined && (await allowReceipt(db, sender, now)) ? [createReceiptMail(brand, submission, sender)] : [];
  await db.transaction().execute(async (transaction) => {
    // Forms without an address may be equal although they are of several readers.
    if (sender !== undefined && (await isRepetition(transaction, siteId, submission, now))) return;
    await transaction
      .insertInto('formSubmissions')
      .values({ siteId, form: submission.form, fields: JSON.stringify(submission.fields), receivedAt: now })
      .execute();
    await enqueueMails(jobs, transaction, [createDeskMail(brand, submission, sender), ...copies], now);
  });
  wakeOutbox();
  return createdResponse();
};

/**
 * `POST /forms` with `{ "site", "form", "fields" }`: the forms of static pages (§2.3). Newsletters need a
 * confirmation by mail; other forms are stored and mailed to the publication's desk, if the site declares all their
 * fields. No field is logged.
 */
export const formRoute = (deps: FormDeps): Route => {
  const { db, clock, brands } = deps;
  const limiter = createRateLimiter(formLimit, clock);
  return {
    path: '/forms',
    methods: ['POST'],
    bodyType: 'application/json',
    handle: async (request, client) => {
      if (!limiter.consume(client)) return tooManyRequestsResponse(tooManyForms, 60);
      const body = await request.text();
      if (body.length > maxFormLength)
        return errorResponse(413, `The form is larger than ${maxFormLength} characters.`);
      const parsed = parseSubmission(body);
      if (!parsed.ok) return errorResponse(parsed.status, parsed.error);
      const site = findSite(await listSites(db), parsed.value.site);
      const brand = brands.find((candidate) => candidate.site === site?.key);
      if (!site || !brand)
        return errorResponse(404, 'The site does not exist or is missing in the file of publications (BRANDS_FILE).');
      const admission = await allowClientMail(db, client, clock());
      if (!admission.admitted) return tooManyRequestsResponse(tooManyForms, admission.retryAfterSeconds);
      return parsed.value.form === newsletterFormName
        ? requestNewsletters(deps, { request, client, brand }, parsed.value.fields)
        : sendToDesk(deps, brand, site.id, parsed.value);
    },
  };
};

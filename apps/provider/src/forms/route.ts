import { admit } from '../accounts/counters.ts';
import { mailCaps } from '../mail/mailCaps.ts';
import { enqueue } from '../mail/outbox.ts';
import { findSite, listSites } from '../queries/sites.ts';
import { askForNewsletters, chosenTitles } from '../registration/askForNewsletters.ts';
import type { StoreBrand } from '../registration/brands.ts';
import { emailFault } from '../registration/form.ts';
import { admitClient, admitRecipient } from '../registration/mailLimits.ts';
import type { StoreTools } from '../registration/tools.ts';
import { visitOf } from '../registration/visit.ts';
import { createRateLimiter } from '../server/rateLimit.ts';
import type { Route } from '../server/router.ts';
import { deskMail, receiptMail } from './formMails.ts';
import { type Fields, largestForm, parseSubmission, senderOf, type Submission, valuesOf } from './submission.ts';

/** A person corrects a form and sends it again; nobody needs more. */
export const formLimit = { burst: 10, perMinute: 5 } as const;

/** The form that signs up for newsletters; every other one goes to a desk. */
const newsletterForm = 'newsletters';

const refuse = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });
const taken = (): Response => new Response(null, { status: 201 });
const tooMany = (retryAfterSeconds: number): Response =>
  refuse(429, 'Too many forms were sent from this address. Try again later.', {
    'retry-after': String(retryAfterSeconds),
  });

type Tools = Pick<StoreTools, 'db' | 'clock' | 'brands' | 'deployment' | 'nudge'>;
type Sent = { request: Request; client: string; brand: StoreBrand };

/** Nothing is kept of the form but the link in the mail: the address is nobody's until it is confirmed. */
const signUp = async (tools: Tools, { request, client, brand }: Sent, fields: Fields): Promise<Response> => {
  const visit = { ...visitOf(request, client, new URLSearchParams({ promoCode: brand.promoCode }), tools), brand };
  const email = valuesOf(fields, 'email')[0] ?? '';
  const chosen = await chosenTitles(tools, visit, valuesOf(fields, 'productCode'));
  const fault = emailFault(email) ?? (chosen.size === 0 ? 'Choose at least one newsletter' : undefined);
  if (fault !== undefined) return refuse(422, fault);
  await askForNewsletters(tools, visit, email, chosen);
  return taken();
};

/** Whether a receipt may go to an address: it was written to rarely, and the day's cap of all receipts is not reached. */
const admitReceipt = async (db: Tools['db'], recipient: string, now: Date): Promise<boolean> =>
  (await admitRecipient(db, recipient, now)) &&
  (await admit(db, [{ limit: mailCaps.formCopyAll, key: 'all' }], now)).admitted;

/** Stores the form and puts it on its way to the desk, both or neither; the sender gets a receipt within the limits. */
const toDesk = async (
  { db, clock, nudge }: Tools,
  brand: StoreBrand,
  siteId: number,
  submission: Submission,
): Promise<Response> => {
  const now = clock();
  const sender = senderOf(submission.fields);
  const copies =
    sender !== undefined && (await admitReceipt(db, sender, now)) ? [receiptMail(brand, submission, sender)] : [];
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('formSubmissions')
      .values({ siteId, form: submission.form, fields: JSON.stringify(submission.fields), receivedAt: now })
      .execute();
    await enqueue(transaction, [deskMail(brand, submission), ...copies], now);
  });
  nudge();
  return taken();
};

/**
 * `POST /forms` with `{ "site", "form", "fields" }`: the forms of static pages (SPEC §2.3). Newsletters begin when their
 * mail is confirmed; everything else is kept and mailed to the publication's desk. Nothing of it goes into a log.
 */
export const formRoute = (tools: Tools): Route => {
  const { db, clock, brands } = tools;
  const limiter = createRateLimiter(formLimit, clock);
  return {
    path: '/forms',
    methods: ['POST'],
    bodyType: 'application/json',
    handle: async (request, client) => {
      if (!limiter.take(client)) return tooMany(60);
      const body = await request.text();
      if (body.length > largestForm) return refuse(413, `The form is larger than ${largestForm} characters.`);
      const parsed = parseSubmission(body);
      if (!parsed.ok) return refuse(400, `The form cannot be kept: ${parsed.error}`);
      const site = findSite(await listSites(db), parsed.value.site);
      const brand = brands.find((candidate) => candidate.site === site?.key);
      if (!site || !brand)
        return refuse(404, 'There is no such site, or the file of publications (BRANDS_FILE) does not name it.');
      const admission = await admitClient(db, client, clock());
      if (!admission.admitted) return tooMany(admission.retryAfterSeconds);
      return parsed.value.form === newsletterForm
        ? signUp(tools, { request, client, brand }, parsed.value.fields)
        : toDesk(tools, brand, site.id, parsed.value);
    },
  };
};

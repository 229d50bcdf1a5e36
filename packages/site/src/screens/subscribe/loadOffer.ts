import { hasModule, type Brand, type Plan } from '@masthead/config';
import { getStoreUrl } from '@masthead/config/links';
import type { IssuePromoProps, Link, OfferedPlan, QuestionItem } from '@masthead/design-system';
import { createQuery } from '@masthead/graphql-ops';
import { formatPrice } from '@masthead/texts/numbers';
import { offerTexts, planTexts } from '@masthead/texts/plans';
import { found, notFound, type PageResult } from '../../framework/result';
import type { Site } from '../../framework/site';
import { href } from '../../routing/href';
import { toIssuePromo } from '../home/promos';
import { issueType } from '../issues/toIssue';

/** The view of the offer page (§1, §7.2). */
export type OfferView = {
  path: string;
  title: string;
  description: string;
  plans: readonly OfferedPlan[];
  benefits: readonly QuestionItem[];
  /** The newest issue of the magazine. Absent if there is none, or the content service does not respond. */
  issue?: Omit<IssuePromoProps, 'headingLevel'>;
  questions: readonly QuestionItem[];
  groups: { text: string; rates: readonly { label: string; value: string }[]; contact: Link };
  /** For readers who subscribe already. */
  account: Link;
};

/** What a year saves over twelve months of another plan with no more parts: the one of the highest price. */
export const getSaving = (plan: Plan, plans: readonly Plan[]): { amount: number; over: string } | undefined => {
  if (plan.period !== 'year') return undefined;
  const [monthly] = plans
    .filter(({ period, has }) => period === 'month' && has.every((part) => plan.has.includes(part)))
    .toSorted((one, other) => other.price - one.price);
  const amount = monthly ? monthly.price * 12 - plan.price : 0;
  return monthly && amount > 0 ? { amount, over: monthly.name } : undefined;
};

const toOfferedPlan =
  (brand: Brand) =>
  (plan: Plan, _: number, plans: readonly Plan[]): OfferedPlan => {
    const { key, name, price, currency, period, summary, has, highlighted } = plan;
    const saving = getSaving(plan, plans);
    return {
      name,
      price: formatPrice(price, currency),
      per: planTexts.per[period],
      ...(saving && { saving: offerTexts.saving(formatPrice(saving.amount, currency), saving.over) }),
      summary,
      has,
      link: { title: offerTexts.choose(name), url: getStoreUrl(brand, 'default', { plan: key }) },
      ...(highlighted && { mark: offerTexts.recommended }),
    };
  };

const toGroups = ({ plans, groupRates, groupContact, contact }: Brand['store'], first: Plan): OfferView['groups'] => {
  const { name, price, currency, period } = plans.find(({ highlighted }) => highlighted) ?? first;
  const discounted = (percent: number) => formatPrice((price * (100 - percent)) / 100, currency);
  return {
    text: offerTexts.groupText(name),
    rates: groupRates.map(({ from, percent }) => ({
      label: offerTexts.groupReaders(from),
      value: offerTexts.groupDiscount(planTexts.price(discounted(percent), period), percent),
    })),
    contact: { title: offerTexts.groupContact, url: groupContact ?? contact },
  };
};

const loadIssue = async ({ brand, content }: Site): Promise<OfferView['issue']> => {
  if (!hasModule(brand, 'magazine')) return undefined;
  const { issues } = await content.query({
    route: 'offer',
    parts: {
      issues: createQuery('package-by-type', {
        siteName: brand.site,
        packageType: issueType,
        magazine: brand.magazine.slug,
        end: 1,
        fullPackage: true,
      }),
    },
  });
  const issue = issues.ok ? issues.value.getPackagesByType.packages[0] : undefined;
  return issue && toIssuePromo(issue, brand.timeZone);
};

const maxStories = 4;

/** Loads the offer page: the plans of the brand and its newest issue. Not found for a brand without plans. */
export const loadOffer = async (site: Site): Promise<PageResult<OfferView>> => {
  const { brand } = site;
  const { plans, benefits, questions } = brand.store;
  const [first] = plans;
  if (!first) return notFound;
  const issue = await loadIssue(site);
  return found({
    path: href('subscribe', {}),
    title: brand.subscribeCard.title,
    description: brand.subscribeCard.summary,
    plans: plans.map(toOfferedPlan(brand)),
    benefits,
    ...(issue && { issue: { ...issue, stories: (issue.stories ?? []).slice(0, maxStories) } }),
    questions: [...questions, ...offerTexts.common].map(({ question, answer }) => ({ title: question, text: answer })),
    groups: toGroups(brand.store, first),
    account: { title: offerTexts.haveAccount, url: getStoreUrl(brand, 'MyAccount') },
  });
};

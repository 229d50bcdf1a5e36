import {
  ButtonLink,
  FactList,
  Grid,
  GridItem,
  IssuePromo,
  Lede,
  PageHeader,
  PlanCards,
  QuestionList,
  Section,
  SectionHead,
  Stack,
} from '@masthead/design-system';
import { offerTexts as texts, offerTexts } from '@masthead/texts/plans';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { type OfferView, loadOffer } from './loadOffer';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const cancelRules = [
  { title: texts.anyTimeTitle, text: texts.cancelText },
  { title: texts.firstDaysTitle, text: texts.firstDaysText },
];

const Benefits = ({ benefits }: Pick<OfferView, 'benefits'>) => (
  <Section space="joined" labelledBy="benefits">
    <SectionHead id="benefits" title={texts.benefits} />
    <Grid>
      {benefits.map((benefit, index) => (
        <GridItem key={benefit.title} span={{ m: 6, l: 4 }} edge={index === 0 ? 'plain' : 'ruled'}>
          <QuestionList items={[benefit]} headingLevel={3} />
        </GridItem>
      ))}
    </Grid>
  </Section>
);

const GroupRates = ({ groups: { text, rates, contact } }: Pick<OfferView, 'groups'>) => (
  <Section space="joined" labelledBy="groups">
    <SectionHead id="groups" title={texts.groupTitle} />
    <Grid>
      <GridItem span={{ m: 6 }}>
        <Stack space={5}>
          <Lede>{text}</Lede>
          <div>
            <ButtonLink link={contact} look="line" />
          </div>
        </Stack>
      </GridItem>
      <GridItem span={{ m: 6 }}>
        <FactList facts={rates} />
      </GridItem>
    </Grid>
  </Section>
);

/** The offer page (§1, §7.2): plans, what they bring, the current issue, group rates, questions, and how to cancel. */
const OfferScreen = ({ view, page }: { view: OfferView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader title={view.title} description={view.description} trail={[{ title: texts.home, url: '/' }]} />
    <Section labelledBy="plans">
      <SectionHead id="plans" title={texts.plans} more={view.account} />
      <Stack space={5}>
        <PlanCards plans={view.plans} headingLevel={3} />
        <Lede size="note">{texts.terms}</Lede>
      </Stack>
    </Section>
    {view.benefits.length > 0 && <Benefits benefits={view.benefits} />}
    {view.issue && (
      <Section space="joined" labelledBy="issue">
        <SectionHead id="issue" title={texts.issue} />
        <IssuePromo {...view.issue} headingLevel={3} />
      </Section>
    )}
    {view.groups.rates.length > 0 && <GroupRates groups={view.groups} />}
    <Section space="joined">
      <Grid>
        <GridItem span={{ l: 8 }}>
          <SectionHead title={texts.questions} />
          <QuestionList items={view.questions} headingLevel={3} />
        </GridItem>
        <GridItem span={{ l: 4 }} edge="ruled">
          <SectionHead title={texts.cancelTitle} />
          <QuestionList items={cancelRules} headingLevel={3} />
        </GridItem>
      </Grid>
    </Section>
  </SiteFrame>
);

/** The offer page (§1, §7.2). */
export const offerPage = definePage({
  load: loadOffer,
  Screen: OfferScreen,
  metadata: ({ description, path }, { brand }) =>
    pageMetadata(brand, { title: offerTexts.pageTitle(brand.magazine.name), description, path }),
});

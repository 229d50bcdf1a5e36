import {
  EmptyResults,
  NominationProgram,
  PageHeader,
  ProfileGrid,
  Section,
  SectionHead,
  StreamList,
} from '@masthead/design-system';
import { nominationScreenTexts } from '@masthead/texts/recognition';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { TwoColumns } from '../../shell/page/TwoColumns';
import { type NominationsView, loadNominations } from './loadNominations';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

/** Nominations (§2.1): recent winners, recognition programs, and open calls. */
const NominationsScreen = ({ view, page }: { view: NominationsView; page: PageContext }) => (
  <SiteFrame page={page}>
    <PageHeader
      pictureAt={page.brand.heroPicture}
      title={view.link.title}
      description={view.calls ? nominationScreenTexts.lede : nominationScreenTexts.recognitionLede}
      trail={[{ title: nominationScreenTexts.home, url: '/' }]}
      {...view.header}
    />
    {view.winners.length > 0 && (
      <Section>
        <SectionHead title={nominationScreenTexts.winners} />
        <ProfileGrid profiles={view.winners} headingLevel={3} />
      </Section>
    )}
    {view.programs.length > 0 && (
      <Section>
        <SectionHead title={nominationScreenTexts.programs} />
        {view.programs.map((program) => (
          <NominationProgram key={program.id} {...program} headingLevel={3} />
        ))}
      </Section>
    )}
    {view.calls && (
      <Section space="tight">
        <TwoColumns page={page} rail={null}>
          <SectionHead title={nominationScreenTexts.calls} />
          {view.calls.length > 0 ? (
            <StreamList stories={view.calls} headingLevel={3} first="row" />
          ) : (
            <EmptyResults title={nominationScreenTexts.closedTitle} advice={[nominationScreenTexts.closedAdvice]} />
          )}
        </TwoColumns>
      </Section>
    )}
  </SiteFrame>
);

/** Nominations (§2.1). */
export const nominationsPage = definePage({
  load: (site) => loadNominations(site),
  Screen: NominationsScreen,
  canonicalPath: ({ link }) => link.url,
  metadata: ({ link, calls }, { brand }) =>
    pageMetadata(brand, {
      title: link.title,
      description: nominationScreenTexts[calls ? 'description' : 'recognitionDescription'](brand.name),
      path: link.url,
    }),
});

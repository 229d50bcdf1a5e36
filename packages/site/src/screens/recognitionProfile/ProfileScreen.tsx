import {
  Columns,
  FactList,
  LinkList,
  LocatorMap,
  ProfileGrid,
  ProfileHeader,
  QuestionList,
  Section,
  SectionHead,
  Stack,
  TrendingList,
} from '@masthead/design-system';
import { profileTexts } from '@masthead/texts/recognition';
import { Rail } from '../../shell/ads/Rail';
import { SiteFrame } from '../../shell/layout/SiteFrame';
import type { PageContext } from '../../framework/pageContext';
import { honoreeData, type HonoreeFacts } from '../../framework/structuredData/lists';
import { breadcrumbData } from '../../framework/structuredData/story';
import { StructuredData } from '../../framework/structuredData/StructuredData';
import { getNominationsLink } from '../recognition/toProfile';
import { loadProfile, type ProfileView } from './loadProfile';
import { pageMetadata } from '../../framework/metadata';
import { definePage } from '../../framework/definePage';

const honoree = ({ path, header, about, awards }: ProfileView): HonoreeFacts => ({
  path,
  name: header.name,
  position: header.position,
  firm: header.firm?.name,
  about,
  portrait: header.portrait,
  awards: awards.map(({ title, detail }) => [title, detail].filter(Boolean).join(', ')),
});

/** A recognition profile (§3): facts, awards, questions and answers. */
const ProfileScreen = ({ view, page }: { view: ProfileView; page: PageContext }) => (
  <SiteFrame page={page} section={getNominationsLink(page.brand).url}>
    <StructuredData data={honoreeData(page.brand, honoree(view))} />
    <StructuredData
      data={breadcrumbData(page.brand, view.header.trail ?? [], { title: view.header.name, path: view.path })}
    />
    <ProfileHeader {...view.header} />
    <Section>
      <Columns
        sidebarLabel={profileTexts.moreToRead}
        sidebar={
          <>
            {view.map && <LocatorMap {...view.map} />}
            {view.more.map(({ title, links }) => (
              <LinkList key={title} title={title} links={links} />
            ))}
            <Rail page={page}>
              <TrendingList stories={view.trending} />
            </Rail>
          </>
        }
      >
        <Stack space={8}>
          {view.about && <QuestionList items={[{ text: view.about }]} />}
          {view.awards.length > 0 && (
            <div>
              <SectionHead title={profileTexts.awards} />
              <QuestionList
                layout="beside"
                items={view.awards.map(({ title, detail, statement }) => ({
                  title,
                  label: detail,
                  text: statement ?? '',
                }))}
              />
            </div>
          )}
          {view.questions.length > 0 && (
            <div>
              <SectionHead title={profileTexts.questions} />
              <QuestionList
                layout="beside"
                items={view.questions.map(({ question, answer }) => ({ title: question, text: answer }))}
              />
            </div>
          )}
          <FactList facts={view.facts} title={profileTexts.atAGlance} layout="page" />
        </Stack>
      </Columns>
    </Section>
    {view.others.profiles.length > 0 && (
      <Section space="tight">
        <SectionHead
          title={profileTexts.more(view.others.list.title)}
          more={{ title: profileTexts.allProfiles, url: view.others.list.url }}
        />
        <ProfileGrid profiles={view.others.profiles} headingLevel={3} />
      </Section>
    )}
  </SiteFrame>
);

/** A recognition profile (§3). */
export const recognitionProfilePage = definePage({
  load: loadProfile,
  Screen: ProfileScreen,
  canonicalPath: ({ path }) => path,
  metadata: ({ header, about, path }, { brand }) =>
    pageMetadata(brand, {
      title: [header.name, header.firm?.name].filter(Boolean).join(', '),
      description: about,
      path,
      image: header.portrait,
    }),
});

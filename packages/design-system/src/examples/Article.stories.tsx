import type { Meta, StoryObj } from '@storybook/react';
import { getBrand } from '../../.storybook/brands';
import { authors, blocks, header, needToKnow, tags } from '../../test/fixtures/article';
import { promotion } from '../../test/fixtures/features';
import { pictures } from '../../test/fixtures/pictures';
import { stream, trending } from '../../test/fixtures/stories';
import { ArticleBody } from '../ArticleBody/ArticleBody';
import { ArticleColumn, ArticleFooter } from '../ArticleBody/ArticleColumn';
import { ArticleHeader } from '../ArticleHeader/ArticleHeader';
import { AuthorBios } from '../AuthorBio/AuthorBio';
import { Columns } from '../Columns/Columns';
import { Disclaimer } from '../Disclaimer/Disclaimer';
import { Figure } from '../Figure/Figure';
import { NeedToKnow } from '../NeedToKnow/NeedToKnow';
import { NewsletterSignup } from '../NewsletterSignup/NewsletterSignup';
import { PrintHead } from '../PrintHead/PrintHead';
import { PromoPanel } from '../PromoPanel/PromoPanel';
import { RelatedList } from '../RelatedList/RelatedList';
import { Section } from '../Section/Section';
import { ShareBar } from '../ShareBar/ShareBar';
import { Stack } from '../Stack/Stack';
import { TagList } from '../TagList/TagList';
import { TrendingList } from '../TrendingList/TrendingList';
import { vars } from '../theme/contract.css';
import { CompletePage } from './CompletePage';

/** A complete article page, from header to footer; printed, it is the print version. */
const meta = { title: 'Screens/Article', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const Rail = () => (
  <>
    <div style={{ width: 300, maxWidth: '100%', height: 250, background: vars.color.ad }} />
    <TrendingList stories={trending} />
    <NewsletterSignup
      title="The Morning List"
      text="Five stories and one number, every business day."
      action="/static/newsletters/"
    />
    <PromoPanel promotion={promotion} />
  </>
);

export const Page: StoryObj<typeof meta> = {
  render: (_, { globals }) => (
    <CompletePage
      brand={getBrand(globals)}
      top={
        <PrintHead
          brand={{ name: getBrand(globals).name, printLogo: getBrand(globals).print }}
          path="/2026/11/16/lasalle-street-walk-lights-come-on-early/"
        />
      }
    >
      <Section space="tight">
        <ArticleHeader
          {...header}
          share={<ShareBar page={{ url: 'https://news.example/a/', title: header.title }} />}
        />
        <Columns sidebar={<Rail />}>
          <Stack space={7}>
            <Figure image={pictures.tower} loading="first" sizes="(min-width: 1024px) 956px, 100vw" />
            <ArticleColumn>
              <NeedToKnow points={needToKnow} />
              <ArticleBody
                blocks={blocks}
                inserts={[
                  {
                    after: 3,
                    node: (
                      <div
                        style={{
                          width: 300,
                          maxWidth: '100%',
                          height: 250,
                          margin: '0 auto',
                          background: vars.color.ad,
                        }}
                      />
                    ),
                  },
                ]}
              />
              <ArticleFooter>
                <TagList tags={tags} />
                <AuthorBios authors={authors} />
                <Disclaimer>
                  © 2026 All rights reserved. Request reuse through <a href="#reuse">Asset and Logo Licensing</a>.
                </Disclaimer>
              </ArticleFooter>
            </ArticleColumn>
          </Stack>
        </Columns>
      </Section>
      <div data-print="hide">
        <Section tone="tint">
          <RelatedList title="You might like" stories={stream.slice(3, 7)} />
        </Section>
      </div>
    </CompletePage>
  ),
};

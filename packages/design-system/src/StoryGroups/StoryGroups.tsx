import { formatNumber } from '@masthead/texts/numbers';
import { countTexts } from '@masthead/texts/lists';
import { columnsForItems } from '../styles/itemColumns';
import { SharedStyle } from '../styles/SharedStyle';
import { Stack } from '../Stack/Stack';
import { Teaser } from '../Teaser/Teaser';
import { vars } from '../theme/contract.css';
import { media } from '../theme/media';
import type { TeaserStory } from '../types/story';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';

const { border, color, font, grid, leading, size, space, text } = vars;

/** Styles of the groups, written only into documents with some. */
const storyGroupStyles = `.story-groups{display:grid;gap:${space[8]} ${grid.gutter}}
.story-groups>div{border-top:${border.strong};min-width:0}
.group-title{font:${font.headWeight} ${text.h4}/1.24 ${font.headline};letter-spacing:${font.headTracking}}
.group-title a{display:flex;align-items:baseline;justify-content:space-between;gap:${space[3]};min-height:${size.touch};padding-block:10px 6px}
.group-title a:hover{color:${color.accent}}
.group-title span{font:400 ${text.meta}/${leading.ui} ${font.interface};letter-spacing:0;color:${color.ink3};white-space:nowrap}
.story-groups>div>p{font:400 ${text.uiSmall}/${leading.ui} ${font.interface};color:${color.ink2};margin-bottom:${space[3]}}
@media ${media.m}{.story-groups{grid-template-columns:repeat(2,minmax(0,1fr))}}
@media ${media.l}{.story-groups{grid-template-columns:repeat(3,minmax(0,1fr))}}
@media ${media.xl}{.story-groups{grid-template-columns:repeat(var(--columns-3),minmax(0,1fr))}}`;

/** A stream with its stories. */
export type StoryGroup = {
  title: string;
  url: string;
  /** Number of its stories. */
  count: number;
  description?: string;
  /** The first has its kicker, and its picture if there is one; the others are headlines. */
  stories: readonly TeaserStory[];
};

export type StoryGroupsProps = { groups: readonly StoryGroup[]; headingLevel: 2 | 3 };

/**
 * The streams of a section, each with its newest stories, in three columns, or in four where one would be alone. For streams without stories use
 * `CategoryGroups`.
 */
export const StoryGroups = ({ groups, headingLevel }: StoryGroupsProps) => {
  const Heading = `h${headingLevel}` as const;
  const storyLevel = headingLevel === 2 ? 3 : 4;
  return (
    <div className="story-groups" style={columnsForItems(groups.length)}>
      <SharedStyle name="story-groups" css={storyGroupStyles} />
      {groups.map(({ title, url, count, description, stories }) => (
        <div key={url}>
          <Heading className="group-title">
            <a href={url}>
              {title}{' '}
              <span>
                {formatNumber(count)}
                <VisuallyHidden> {countTexts.stories(count)}</VisuallyHidden>
              </span>
            </a>
          </Heading>
          {description && <p>{description}</p>}
          <Stack space={3} divider="ruled">
            {stories.map((story, index) => (
              <Teaser
                key={story.url}
                story={story}
                layout={index === 0 && story.image ? 'l' : 's'}
                phone="row"
                headingLevel={storyLevel}
                detail={index === 0 ? 'title' : 'headline'}
              />
            ))}
          </Stack>
        </div>
      ))}
    </div>
  );
};

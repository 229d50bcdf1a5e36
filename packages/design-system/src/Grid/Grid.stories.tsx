import type { Meta, StoryObj } from '@storybook/react';
import type { ReactNode } from 'react';
import { stateArg } from '../examples/visitors';
import { Columns, type ColumnsProps } from '../Columns/Columns';
import { OneColumn } from '../OneColumn/OneColumn';
import { Section, type SectionProps } from '../Section/Section';
import { Stack, type StackProps } from '../Stack/Stack';
import { Wrap } from '../Wrap/Wrap';
import { Grid, type GridProps } from './Grid';
import { GridItem } from './GridItem';

type LayoutArgs = Pick<SectionProps, 'tone' | 'space'> &
  Pick<ColumnsProps, 'width'> &
  Pick<GridProps, 'rows'> &
  Pick<StackProps, 'divider'>;

const meta = {
  title: 'Layout/Layouts',
  parameters: { pieces: { Grid, GridItem, Columns, OneColumn, Section, Stack, Wrap }, layout: 'fullscreen' },
} satisfies Meta<LayoutArgs>;
export default meta;
type Story = StoryObj<typeof meta>;

const Box = ({ children }: { children: ReactNode }) => (
  <div style={{ border: '1px dashed', padding: 16, minHeight: 80 }}>{children}</div>
);

/** A section with two columns, a grid and a stack, by controls. */
export const Controls: StoryObj<LayoutArgs> = {
  tags: ['!test'],
  args: { tone: 'paper', space: 'normal', width: 'rail', rows: 'normal', divider: 'none' },
  argTypes: {
    tone: stateArg('`Section`: background.', ['paper', 'tint', 'inverse']),
    space: stateArg('`Section`: space above and below.', ['normal', 'tight', 'joined', 'none']),
    width: stateArg('`Columns`: the sidebar beside the content, or below it.', ['rail', 'full']),
    rows: stateArg('`Grid`: space between rows.', ['normal', 'tight', 'none']),
    divider: stateArg('`Stack`: a line between items.', ['none', 'ruled']),
  },
  render: ({ tone, space, width, rows, divider }) => (
    <Section label="Layouts" tone={tone} space={space}>
      <Columns
        width={width}
        sidebar={
          <Stack divider={divider}>
            <p>Stack, one</p>
            <p>Stack, two</p>
            <p>Stack, three</p>
          </Stack>
        }
      >
        <Grid rows={rows}>
          {['one', 'two', 'three', 'four'].map((name) => (
            <GridItem key={name} span={{ m: 6 }}>
              <Box>Grid, {name}</Box>
            </GridItem>
          ))}
        </Grid>
      </Columns>
    </Section>
  ),
};
export const TwelveColumns: Story = {
  render: () => (
    <Wrap>
      <Grid>
        <GridItem span={{ m: 6, l: 4 }}>
          <Box>m 6, l 4</Box>
        </GridItem>
        <GridItem span={{ m: 6, l: 4 }} edge="ruled">
          <Box>m 6, l 4, ruled</Box>
        </GridItem>
        <GridItem span={{ l: 4 }} edge="ruled">
          <Box>l 4, ruled</Box>
        </GridItem>
        <GridItem span={{ l: 9 }}>
          <Box>l 9</Box>
        </GridItem>
        <GridItem span={{ l: 3 }} edge="ruled">
          <Box>l 3: an advertisement of 300 px fits</Box>
        </GridItem>
      </Grid>
    </Wrap>
  ),
};
/** The two-column layout: the rail is 300 px wide from 1024 px, and below the content on narrower screens. */
export const ContentAndRail: Story = {
  render: () => (
    <Wrap>
      <Columns sidebar={<Box>Rail</Box>} sidebarLabel="Trending">
        <Box>Content</Box>
      </Columns>
    </Wrap>
  ),
};
export const FullWidthWithSidebar: Story = {
  render: () => (
    <Wrap>
      <Columns width="full" sidebar={<Box>Below</Box>}>
        <Box>Content</Box>
      </Columns>
    </Wrap>
  ),
};
export const NoSidebar: Story = {
  render: () => (
    <Wrap>
      <Columns>
        <Box>Content takes the row</Box>
      </Columns>
    </Wrap>
  ),
};
export const Reading: Story = {
  render: () => (
    <Wrap>
      <OneColumn>
        <Box>The measure of running text</Box>
      </OneColumn>
    </Wrap>
  ),
};
export const Bands: Story = {
  render: () => (
    <>
      <Section label="Paper">
        <p>Paper</p>
      </Section>
      <Section label="Tint" tone="tint">
        <p>Tint</p>
      </Section>
      <Section label="Inverse" tone="inverse" space="tight">
        <p>
          Inverse, <a href="#main">a link</a>
        </p>
      </Section>
    </>
  ),
};
export const Stacks: Story = {
  render: () => (
    <Wrap>
      <Grid>
        <GridItem span={{ m: 6 }}>
          <Stack space={4}>
            <Box>One</Box>
            <Box>Two</Box>
            <Box>Three</Box>
          </Stack>
        </GridItem>
        <GridItem span={{ m: 6 }}>
          <Stack space={4} divider="ruled">
            <p>One</p>
            <p>Two</p>
            <p>Three</p>
          </Stack>
        </GridItem>
      </Grid>
    </Wrap>
  ),
};

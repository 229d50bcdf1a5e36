import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { stories } from '../../test/fixtures/stories';
import { Columns } from '../Columns/Columns';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { Teaser } from '../Teaser/Teaser';
import { FromTablet } from './FromTablet';

/**
 * Around items of a `Grid` or a list. It adds no box, so the items keep their columns. Teasers that are only smaller on
 * phones have `phone="row"`, see `Teaser`.
 *
 * **Keyboard.** Nothing that is left out has the focus.
 *
 * **Do** leave out the last items of a section that links to all of them. **Don't** leave out what is nowhere else.
 */
const meta = {
  title: 'Layout/FromTablet',
  component: FromTablet,
  args: {
    children: (
      <GridItem span={{ m: 6 }}>
        <Teaser story={stories.lasalle} layout="s" headingLevel={2} />
      </GridItem>
    ),
  },
  render: (args) => (
    <Grid>
      <GridItem span={{ m: 6 }}>
        <Teaser story={stories.mesa} layout="s" headingLevel={2} />
      </GridItem>
      <FromTablet {...args} />
    </Grid>
  ),
} satisfies Meta<typeof FromTablet>;
export default meta;
type Story = StoryObj<typeof meta>;

export const SecondItem: Story = {
  play: async ({ canvas }) => {
    const second = canvas.getByText(stories.lasalle.title);
    await (innerWidth >= 768 ? expect(second).toBeVisible() : expect(second).not.toBeVisible());
  },
};
/** `Columns` with `from="tablet"`: on phones the sidebar is at the top. */
export const ContentOfColumns: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Columns from="tablet" sidebar={<p>Sidebar</p>}>
      <Teaser story={stories.mesa} layout="s" headingLevel={2} />
    </Columns>
  ),
  play: async ({ canvas }) => {
    const sidebar = canvas.getByText('Sidebar');
    const columns = sidebar.parentElement?.parentElement;
    if (!columns) throw new Error('The sidebar has no columns.');
    if (innerWidth >= 768) return;
    await expect(sidebar.getBoundingClientRect().top).toBeCloseTo(columns.getBoundingClientRect().top);
  },
};

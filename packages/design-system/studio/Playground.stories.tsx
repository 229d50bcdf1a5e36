import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { getBrand } from '../.storybook/brands';
import { Playground } from './Playground';
import { PlaygroundFrame } from './PlaygroundFrame';
import { toFragment } from '../.storybook/playgroundState';

/**
 * JSX of the public components, side by side in brands and widths. Its frames need Storybook's own pages, which tests
 * of stories do not have.
 */
const meta = {
  title: 'Tools/Playground',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = { render: () => <Playground /> };

const write = (code: string) => {
  location.hash = toFragment({ code, widths: [], brands: [], schemes: [] });
};

/** The page of each frame. */
export const Frame: StoryObj<typeof meta> = {
  tags: ['!dev'],
  render: (_, { globals }) => <PlaygroundFrame brand={getBrand(globals)} />,
};

/** The code of the address is rendered while it is written. An error of it has a message until it is corrected. */
export const WrittenCode: StoryObj<typeof meta> = {
  ...Frame,
  tags: ['!dev', 'test'],
  play: async ({ canvas }) => {
    const { hash } = location;
    write('<Badge tone="new">New today</Badge>');
    await expect(await canvas.findByText('New today')).toBeVisible();
    write('<Unknown />');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('There is no component or sample named Unknown.');
    write('<Button>Corrected</Button>');
    await expect(await canvas.findByRole('button', { name: 'Corrected' })).toBeVisible();
    location.hash = hash;
  },
};

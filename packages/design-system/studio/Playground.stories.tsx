import type { Meta, StoryObj } from '@storybook/react';
import { Playground } from './Playground';
import { PlaygroundFrame } from './PlaygroundFrame';

/** JSX of the public components, side by side in brands and widths. Its frames need Storybook's own pages, which tests of stories do not have. */
const meta = {
  title: 'Tools/Playground',
  tags: ['!autodocs', '!test'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = { render: () => <Playground /> };
export const Frame: StoryObj<typeof meta> = { tags: ['!dev'], render: () => <PlaygroundFrame /> };

import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { Breadcrumb } from './Breadcrumb';

const meta = {
  title: 'Shell/Breadcrumb',
  component: Breadcrumb,
  args: {
    trail: [
      { title: 'Resource Center', url: '/resources/' },
      { title: 'Partners', url: '/resources/partners/' },
    ],
  },
} satisfies Meta<typeof Breadcrumb>;
export default meta;

export const Trail: StoryObj<typeof meta> = {};
export const One: StoryObj<typeof meta> = { args: { trail: [{ title: 'Resource Center', url: '/resources/' }] } };
export const LongEverything: StoryObj<typeof meta> = { args: longest(meta.args) };

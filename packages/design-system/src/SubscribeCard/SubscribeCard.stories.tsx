import type { Meta, StoryObj } from '@storybook/react-vite';
import { offer } from '../../test/fixtures/features';
import { stories } from '../../test/fixtures/stories';
import { SubscribeCard } from './SubscribeCard';

const meta = {
  title: 'Stories/SubscribeCard',
  component: SubscribeCard,
  args: { offer },
  decorators: [(Story) => <div style={{ maxWidth: 420, minHeight: 360, display: 'grid' }}><Story /></div>],
} satisfies Meta<typeof SubscribeCard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Complete: Story = {};
export const TitleAlone: Story = { args: { offer: { ...offer, tag: undefined, summary: undefined } } };
export const LongText: Story = { args: { offer: { ...offer, summary: stories.longest.summary } } };

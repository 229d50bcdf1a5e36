import type { Meta, StoryObj } from '@storybook/react';
import { wordmark } from '../../test/fixtures/pictures';
import { longest } from '../../test/fixtures/worst';
import { SponsorStrip } from './SponsorStrip';

const fairmount = {
  name: 'Fairmount Credit',
  url: 'https://example.com/fairmount-credit',
  logo: { src: wordmark('Fairmount Credit', 2) },
  description: 'Loans of $10 million to $80 million for the time between purchase and permanent financing.',
  profile: { title: '@fairmount', url: 'https://example.com/fairmount' },
};

const meta = { title: 'Media/SponsorStrip', component: SponsorStrip, args: { sponsors: [fairmount] } } satisfies Meta<
  typeof SponsorStrip
>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSponsor: Story = {};
export const Three: Story = {
  args: {
    label: 'Presented by',
    sponsors: [
      fairmount,
      { ...fairmount, name: 'Arbor Systems', logo: { src: wordmark('Arbor Systems', 4) } },
      { name: 'Name alone' },
    ],
  },
};
export const LongEverything: Story = { args: longest(meta.args) };

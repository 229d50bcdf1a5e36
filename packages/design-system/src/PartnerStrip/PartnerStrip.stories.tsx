import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { wordmark } from '../../test/fixtures/pictures';
import { PartnerStrip } from './PartnerStrip';

const partner = (name: string, index: number) => ({
  name,
  url: `/company-resources/?realmID=${name.toLowerCase().replaceAll(/\W+/g, '-')}`,
  logo: { src: wordmark(name, index) },
});

const meta = {
  title: 'Partners/PartnerStrip',
  component: PartnerStrip,
  args: {
    partners: [
      'Stonelatch Analytics',
      'Ledgerline',
      'Causeway Capital',
      'northlot',
      'Ironbridge',
      'Harbor and Rule',
    ].map(partner),
    more: { title: 'All partners', url: '/company-resources/' },
  },
} satisfies Meta<typeof PartnerStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ledgerline' })).toHaveAttribute(
      'href',
      '/company-resources/?realmID=ledgerline',
    );
  },
};
export const WithoutLogos: Story = {
  args: {
    partners: [
      { name: 'Harrow & Pike', url: '/a/' },
      { name: 'A partner whose name is a good deal longer than the field', url: '/b/' },
    ],
  },
};
export const Directory: Story = {
  args: {
    layout: 'directory',
    partners: ['Stonelatch Analytics', 'Ledgerline', 'northlot', 'Ironbridge'].map((name, index) => ({
      ...partner(name, index),
      tagline: 'Real estate lawyers who close on the date in the contract.',
    })),
  },
};

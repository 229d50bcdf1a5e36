import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PartnerStrip } from './PartnerStrip';

const drawn = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${40 + name.length * 9} 34" width="${40 + name.length * 9}" height="34"><path d="M0 2h28v28H0z"/><text x="38" y="23" font-family="sans-serif" font-size="17">${name}</text></svg>`)}`;
const partner = (name: string) => ({ name, url: `/company-resources/?realmID=${name.toLowerCase().replaceAll(/\W+/g, '-')}`, logo: { src: drawn(name) } });

const meta = {
  title: 'Partners/PartnerStrip',
  component: PartnerStrip,
  args: { partners: ['Stonelatch Analytics', 'Ledgerline', 'Causeway Capital', 'northlot', 'Ironbridge', 'Harbor and Rule'].map(partner), more: { title: 'All partners', url: '/company-resources/' } },
} satisfies Meta<typeof PartnerStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Six: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Ledgerline' })).toHaveAttribute('href', '/company-resources/?realmID=ledgerline');
  },
};
export const WithoutLogos: Story = { args: { partners: [{ name: 'Harrow & Pike', url: '/a/' }, { name: 'A partner whose name is a good deal longer than the field', url: '/b/' }] } };

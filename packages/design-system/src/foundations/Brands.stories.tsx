import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { allBrands } from '../../.storybook/brandDecorators';
import { brands } from '../../.storybook/brands';
import { vars } from '../theme/contract.css';
import { Specimen } from './Specimen';
import { thirdTheme } from './thirdTheme.css';

/** The same components in every brand. The toolbar's "Side by side" does this for any story. */
const meta = { title: 'Foundations/Brands' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const SideBySide: Story = {
  globals: { brand: allBrands },
  // Every column has the same landmarks.
  parameters: {
    a11y: {
      config: {
        rules: [
          { id: 'landmark-unique', enabled: false },
          { id: 'region', enabled: false },
        ],
      },
    },
  },
  render: () => <Specimen />,
  play: async ({ canvas }) => {
    const columns = brands.map(({ name }) => canvas.getByRole('region', { name }));
    const accents = columns.map((column) => getComputedStyle(column.querySelector('button') ?? column).backgroundColor);
    await expect(new Set(accents).size).toBe(brands.length);
  },
};

/** The theme of a third publication is one file, without any change of components. */
export const ThirdTheme: Story = {
  render: () => (
    <div
      className={thirdTheme}
      style={{ background: vars.color.paper, color: vars.color.ink, padding: 24, maxWidth: 720 }}
    >
      <Specimen />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(getComputedStyle(canvas.getByRole('button', { name: 'Subscribe Now' })).backgroundColor).toBe(
      'rgb(28, 63, 143)',
    );
    await expect(getComputedStyle(canvas.getByRole('heading', { name: 'Latest' })).fontFamily).toContain('Georgia');
  },
};

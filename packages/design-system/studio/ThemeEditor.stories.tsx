import type { Meta, StoryObj } from '@storybook/react';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { allBrands } from '../.storybook/brandDecorators';
import { brands, getBrand } from '../.storybook/brands';
import { ThemeEditor } from './ThemeEditor';

/** Changes the tokens of the toolbar's brand, names contrasts that are too low, exports and imports. */
const meta = {
  title: 'Tools/Theme editor',
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', controls: { disable: true } },
  beforeEach: () => {
    const { href } = location;
    return () => history.replaceState(history.state, '', href);
  },
  render: (_, { globals }) => {
    const { key } = globals['brand'] === allBrands ? (brands[0] ?? getBrand(globals)) : getBrand(globals);
    return <ThemeEditor key={key} brand={key} />;
  },
} satisfies Meta;
export default meta;

export const Page: StoryObj<typeof meta> = {};

/** A typed value that the token cannot have gets a message and changes nothing. */
export const TypedValues: StoryObj<typeof meta> = {
  tags: ['!dev'],
  play: async ({ canvas }) => {
    const weight = canvas.getByLabelText('Weight');
    const before = (weight as HTMLInputElement).value;
    await fireEvent.input(weight, { target: { value: 'heavy' } });
    await expect(canvas.getByText('“heavy” is no weight. Use a number from 1 to 1000.')).toBeVisible();
    await expect(weight).toBeInvalid();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all changes' }));
    await expect(canvas.getByLabelText('Weight')).toHaveValue(before);
    const accent = canvas.getByLabelText<HTMLInputElement>('accent').value;
    await fireEvent.input(canvas.getByLabelText('accentHover'), { target: { value: '#7a1f3d' } });
    await fireEvent.input(canvas.getByLabelText('accent'), { target: { value: '#1c3f8f' } });
    await expect(canvas.getByText(/^accentHover .* has another hue than accent/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByLabelText('accent')).toHaveValue(accent);
  },
};

/** Dark colors are derived from the light ones until one is chosen. */
export const Dark: StoryObj<typeof meta> = {
  tags: ['!dev'],
  // The preview has the contrast that the message is about.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    const getAccent = () => canvas.getByLabelText<HTMLInputElement>('accent').value;
    const light = getAccent();
    await userEvent.click(canvas.getByLabelText('Dark'));
    const derived = getAccent();
    await expect(derived).not.toBe(light);
    await fireEvent.input(canvas.getByLabelText('accent'), { target: { value: '#303030' } });
    await expect(
      await canvas.findByText(/^Dark: accent on paper has a contrast of .* make accent lighter or paper darker\.$/),
    ).toBeVisible();
    await userEvent.click(canvas.getByLabelText('Light'));
    await expect(getAccent()).toBe(light);
    await userEvent.click(canvas.getByRole('button', { name: 'Undo all changes' }));
    await userEvent.click(canvas.getByLabelText('Dark'));
    await expect(getAccent()).toBe(derived);
    await expect(canvas.queryByText(/^Dark: accent on paper/)).toBeNull();
  },
};

/** A color that is too light is named with what to change; an import puts it right. */
export const LowContrast: StoryObj<typeof meta> = {
  tags: ['!dev'],
  // The preview has the contrast that the message is about.
  parameters: { a11y: { test: 'off' } },
  play: async ({ canvas }) => {
    await fireEvent.input(canvas.getByLabelText('accent'), { target: { value: '#e8c0b0' } });
    await expect(
      await canvas.findByText(/^accent on paper has a contrast of .* make accent darker or paper lighter\.$/),
    ).toBeVisible();
    const tokens = canvas.getByLabelText('Or its text');
    await fireEvent.input(tokens, { target: { value: '{"color":{"accent":{"$value":"reddish"}}}' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Import tokens' }));
    await expect(canvas.getByText(/“reddish” is no opaque color/)).toBeVisible();
    await fireEvent.input(tokens, { target: { value: '{"color":{"accent":{"$value":"#1c3f8f"}}}' } });
    await userEvent.click(canvas.getByRole('button', { name: 'Import tokens' }));
    await expect(canvas.queryByText(/^accent on paper/)).toBeNull();
  },
};

import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { typography } from '../base/text';
import { Grid } from '../Grid/Grid';
import { GridItem } from '../Grid/GridItem';
import { vars } from '../theme/contract.css';
import { breakpoints } from '../theme/media';
import { TokenSheet, getValue } from './sheet';

/**
 * The tokens of the theme contract with the values of the current brand, read from the page. `npm run pnpm --
 * --filter @masthead/design-system tokens` writes them as JSON for design tools.
 */
const meta = { title: 'Foundations/Tokens' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const swatch = (color: string) => (
  <span style={{ display: 'block', height: 40, background: color, border: vars.border.hairline }} />
);
const bar = (width: string) => (
  <span style={{ display: 'block', width, maxWidth: '100%', height: 16, background: vars.color.accent }} />
);
/* The length as a share of the other. */
const getShare = (whole: string) => (width: string) => bar(`calc(100% * tan(atan2(${width}, ${whole})))`);
const filled = async (tokens: Readonly<Record<string, string>>) => {
  for (const reference of Object.values(tokens)) await expect(getValue(reference)).not.toBe('');
};

/**
 * Roles, not hues: a component uses `accent`, never red. `test/themes.test.ts` checks the contrast of every pair in
 * use.
 */
export const Color: Story = {
  render: () => <TokenSheet title="Color" tokens={vars.color} show={swatch} />,
  play: async () => filled(vars.color),
};

/** A role has size, weight, line height and family: `style({ ...typography.h3 })`. */
export const Type: Story = {
  render: () => (
    <>
      {Object.entries(typography).map(([role, rule]) => (
        <p key={role} style={{ borderTop: vars.border.hairline, padding: '12px 0' }}>
          <span
            style={{
              display: 'block',
              font: `600 ${vars.text.meta}/1.4 ${vars.font.interface}`,
              color: vars.color.ink3,
            }}
          >
            {role}
          </span>
          <span style={{ ...rule, display: 'block' } as React.CSSProperties}>Lenders extend, owners wait</span>
        </p>
      ))}
      <TokenSheet
        title="Sizes"
        tokens={vars.text}
        show={(size) => <span style={{ fontSize: size, lineHeight: 1.1 }}>Ag</span>}
      />
      <TokenSheet
        title="Families"
        tokens={{
          headline: vars.font.headline,
          headlineItalic: vars.font.headlineItalic,
          interface: vars.font.interface,
        }}
        show={(family, role) => (
          <span style={{ fontFamily: family, fontStyle: role.endsWith('Italic') ? 'italic' : 'normal', fontSize: 24 }}>
            Yields &amp; rents 4.85 %
          </span>
        )}
      />
    </>
  ),
  play: async () => filled(vars.text),
};

/** Twelve steps. Components have no outer margin: `Stack`, `Grid` and `Section` add the space. */
export const Space: Story = {
  render: () => <TokenSheet title="Space" tokens={vars.space} show={bar} />,
  play: async () => filled(vars.space),
};

const column = {
  height: 48,
  background: vars.color.accentTint,
  display: 'grid',
  placeItems: 'center',
  font: `400 ${vars.text.meta}/1 ${vars.font.interface}`,
} as const;
/** Twelve columns up to 1280 px; layouts are mobile first, with four breakpoints. */
export const GridAndBreakpoints: Story = {
  render: () => (
    <>
      <Grid>
        {Array.from({ length: 4 }, (_, index) => (
          <GridItem key={index} span={{ s: 6, l: 3 }}>
            <div style={column}>{index + 1}</div>
          </GridItem>
        ))}
      </Grid>
      <div style={{ height: 32 }} />
      <TokenSheet title="Grid" tokens={vars.grid} show={getShare(vars.grid.max)} />
      <TokenSheet
        title="Breakpoints"
        tokens={Object.fromEntries(Object.entries(breakpoints).map(([name, width]) => [name, `${width}px`]))}
        show={getShare(`${breakpoints.xl}px`)}
      />
      <TokenSheet
        title="Rules"
        tokens={vars.border}
        show={(rule) => <span style={{ display: 'block', borderTop: rule }} />}
      />
      <TokenSheet title="Sizes" tokens={vars.size} show={getShare(vars.size.drawer)} />
    </>
  ),
};

/** Color and position only, at most 320 ms; none with reduced motion. */
export const Motion: Story = {
  render: () => (
    <>
      <style>
        {
          '.motion-sample { transition-property: transform } tr:hover .motion-sample, tr:focus-within .motion-sample { transform: translateX(200px) }'
        }
      </style>
      <TokenSheet
        title="Motion: point at a row"
        tokens={vars.motion}
        show={(token, role) => (
          <span
            className="motion-sample"
            style={{
              display: 'block',
              width: 24,
              height: 24,
              background: vars.color.accent,
              transitionDuration: role === 'ease' ? vars.motion.slow : token,
              transitionTimingFunction: vars.motion.ease,
            }}
          />
        )}
      />
      <TokenSheet title="Layers" tokens={vars.layer} show={() => null} />
    </>
  ),
  play: async () => filled(vars.motion),
};

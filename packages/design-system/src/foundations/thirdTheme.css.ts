import { brandTheme } from '../theme/brandTheme';

/**
 * The complete theme of a third publication: blue on cool gray, a system serif, thin rules. Stories show that a theme
 * needs nothing else.
 */
export const thirdTheme = brandTheme({
  color: {
    accent: '#1c3f8f',
    accentHover: '#122c68',
    accentTint: '#e3e9f6',
    accentOnInverse: '#a9bdf0',
    tint: '#f1f3f7',
    tint2: '#e0e4ec',
    ink3: '#565d6b',
    rule: '#cdd3de',
    rule2: '#98a1b1',
  },
  font: { headline: 'Georgia', interface: 'Arial', headWeight: '700', headTracking: '0', headTrackingXl: '-0.01em' },
  border: { heavy: '2px solid' },
});

import type { Meta, StoryObj } from '@storybook/react';
import { Disclaimer } from './Disclaimer';

const meta = {
  title: 'Article/Disclaimer',
  component: Disclaimer,
  args: {
    children: (
      <>
        <p>The opinions are the author’s own.</p>
        <p>
          © 2026 All rights reserved. Request reuse through{' '}
          <a href="/static/asset-and-logo-licensing/">Asset and Logo Licensing</a>.
        </p>
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 680 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Disclaimer>;
export default meta;

export const WithLink: StoryObj<typeof meta> = {};

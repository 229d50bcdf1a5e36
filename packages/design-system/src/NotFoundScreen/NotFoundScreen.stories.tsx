import type { Meta, StoryObj } from '@storybook/react';
import { expect, within } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { CompactNotFound } from './CompactNotFound';
import { LastResortScreen, UnexpectedErrorScreen } from '../ServerErrorScreen/UnexpectedErrorScreen';
import { NotFoundScreen } from './NotFoundScreen';
import { ServerErrorScreen } from '../ServerErrorScreen/ServerErrorScreen';

const meta = {
  title: 'Shell/Error screens',
  component: NotFoundScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    home: '/',
    search: '/search/',
    subscribe: { title: 'SUBSCRIBE', url: '/Registration/Newsletters.aspx' },
    signIn: { title: 'Sign In', url: '/Registration/Login.aspx' },
  },
} satisfies Meta<typeof NotFoundScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** §2.4 */
export const NotFound: Story = {
  args: { picture: pictures.parcels },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(canvas.getByText("We can't seem to find the page you're looking for.")).toBeVisible();
    for (const name of ['Home page', 'Go back', 'SUBSCRIBE', 'Sign In'])
      await expect(canvas.getByRole('link', { name })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Enter search keywords')).toBeVisible();
  },
};
export const NotFoundWithoutPicture: Story = {};
/** §2.4, §8: no route matches the URL. */
export const UnmatchedRoute: Story = {
  args: { address: 'unmatched' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This page could not be found\. We can't seem to find/)).toBeVisible();
  },
};
export const Compact: Story = { render: ({ home }) => <CompactNotFound home={home} /> };
export const ServerError: Story = {
  render: ({ home, search }) => (
    <ServerErrorScreen
      home={home}
      search={search}
      links={[{ title: 'Latest news', url: '/plotline-sections/news/' }]}
      statusCode={503}
    />
  ),
  play: async ({ canvas }) => {
    // Testing Library gives an empty `href`, which is the current address, no role; browsers make it a link.
    await expect(canvas.getByText('Try again')).toHaveAttribute('href', '');
    await expect(canvas.getByRole('link', { name: 'Latest news' })).toBeVisible();
    await expect(canvas.getByPlaceholderText('Enter search keywords')).toBeVisible();
  },
};
/** While the content service is down, a cache still has the stories. */
export const ServerErrorWithStories: Story = {
  render: ({ home, search }) => (
    <ServerErrorScreen home={home} search={search} stories={[stories.lasalle, stories.mesa, stories.longestTexts]} />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Latest stories' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: stories.mesa.title })).toHaveAttribute('href', stories.mesa.url);
  },
};

/** Internal users see the raw error as well (§2.4). */
export const ServerErrorWithDetail: Story = {
  render: ({ home, search }) => (
    <ServerErrorScreen
      home={home}
      search={search}
      detail={`ContentUnavailableError: the content service did not respond\n    at query (client.ts:41)\n${'    at somewhere (deep.ts:1)\n'.repeat(12)}`}
    />
  ),
};
export const Unexpected: Story = { render: ({ home }) => <UnexpectedErrorScreen home={home} /> };
export const LastResort: Story = { render: ({ home }) => <LastResortScreen home={home} /> };

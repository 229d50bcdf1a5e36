import type { Meta, StoryObj } from '@storybook/react';
import { expect } from 'storybook/test';
import { missingPicture, pictures } from '../../test/fixtures/pictures';
import { SharePage } from '../ShareModal/SharePage';
import { PageHeader } from './PageHeader';

const trail = [
  { title: 'Markets', url: '/markets/' },
  { title: 'Southeast', url: '/markets/southeast/' },
];
const description =
  'Deals, leases, lenders and land in the Southeast’s largest office market and the country’s fourth-largest warehouse one.';

const share = (
  <SharePage page={{ title: 'Atlanta', url: 'https://example.com/markets/atlanta/' }} label="Share this page" />
);

const meta = {
  title: 'Shell/PageHeader',
  component: PageHeader,
  parameters: { layout: 'fullscreen' },
  args: { title: 'Atlanta', trail, description },
} satisfies Meta<typeof PageHeader>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WithPictureAndShare: Story = {
  args: { picture: pictures.skyline, share },
};
export const TextOnly: Story = {};
export const PictureWithCredit: Story = {
  args: { picture: { ...pictures.skyline, credit: 'Photo: Ann Lee/Wire Service' } },
};
/** §2.8: the picture is the background of the text. */
export const PictureBehindText: Story = {
  args: { picture: pictures.skyline, pictureAt: 'behind', share },
  play: async ({ canvas, canvasElement }) => {
    const box = (element: Element | null) => element?.getBoundingClientRect() ?? new DOMRect();
    const [heading, image] = [box(canvas.getByRole('heading')), box(canvasElement.querySelector('img'))];
    await expect(image.top).toBeLessThan(heading.top);
    await expect(image.bottom).toBeGreaterThan(heading.bottom);
    await expect(image.width).toBeGreaterThanOrEqual(heading.width);
  },
};
export const PictureBehindTextOnPhone: Story = {
  args: PictureBehindText.args,
  globals: { viewport: { value: 'phone' } },
};
/** The picture's URL is broken. */
export const MissingPicture: Story = { args: { picture: missingPicture } };
export const OnDark: Story = {
  args: { tone: 'inverse', share },
};
export const TitleAlone: Story = { args: { trail: [], description: undefined, tone: 'paper' } };
export const LongestTitle: Story = {
  args: {
    picture: pictures.skyline,
    title: 'Asset and investment management software for owners, lenders and servicers of commercial property',
  },
};
export const Phone: Story = { args: WithPictureAndShare.args, globals: { viewport: { value: 'phone' } } };

import type { Meta, StoryObj } from '@storybook/react';
import { expect, spyOn } from 'storybook/test';
import { pictures } from '../../test/fixtures/pictures';
import { stories } from '../../test/fixtures/stories';
import { VideoPlayer } from './VideoPlayer';

/** No film: the stories show the player before it plays. */
const file = {
  kind: 'file' as const,
  sources: [{ src: '/film.mp4', type: 'video/mp4' }],
  captions: [{ src: 'data:text/vtt,WEBVTT', language: 'en', label: 'English' }],
  width: 1280,
  height: 720,
};

const meta = {
  title: 'Article/VideoPlayer',
  component: VideoPlayer,
  args: {
    title: 'A closing room, hour by hour',
    poster: pictures.skyline,
    duration: '6:52',
    address: 'https://news.example/a/',
    footage: file,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof VideoPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

/**
 * Nothing loads before the reader presses play, on the button or elsewhere on the poster; the place has the ratio of
 * the video. The browser's controls follow at the start.
 */
export const OwnFile: Story = {
  play: async ({ canvas, canvasElement }) => {
    const button = await canvas.findByRole('button', { name: 'Play: A closing room, hour by hour, 6:52' });
    await expect(button).toBeVisible();
    const video = canvasElement.querySelector('video');
    await expect(video?.controls).toBe(false);
    const { left = 0, top = 0 } = video?.getBoundingClientRect() ?? {};
    await expect(document.elementFromPoint(left + 20, top + 20)).toBe(button);
    await expect(video).toHaveAttribute('preload', 'none');
    await expect(video?.networkState).not.toBe(HTMLMediaElement.NETWORK_LOADING);
    const { width = 0, height = 0 } = video?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(16 / 9, 1);
  },
};
export const Transcript: Story = {
  args: { transcript: ['A line of savings rises to the cost of six doors.', 'They meet after 35 months.'] },
  play: async ({ canvas }) => {
    const { height } = canvas.getByText('What the video shows').getBoundingClientRect();
    await expect(height).toBeGreaterThanOrEqual(44);
  },
};
/** An upright video is as high as the window at most. */
export const Portrait: Story = {
  args: { footage: { ...file, width: 720, height: 1280 } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button');
    const { width = 0, height = 0 } = canvasElement.querySelector('video')?.getBoundingClientRect() ?? {};
    await expect(width / height).toBeCloseTo(9 / 16, 1);
    await expect(height).toBeLessThanOrEqual(window.innerHeight);
  },
};
export const LongTitle: Story = { args: { title: stories.longestTexts.title, duration: undefined } };
export const NoPoster: Story = { args: { poster: undefined } };
export const OtherSite: Story = {
  args: { footage: { kind: 'embed', src: 'https://video.example/embed/1' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('button', { name: 'Play: A closing room, hour by hour, 6:52' })).toBeVisible();
    await expect(canvasElement.querySelector('iframe')).toBeNull();
  },
};
/** No source can be played: a message with a link to the file replaces the button. */
export const Unplayable: Story = {
  tags: ['unsteady'],
  args: { footage: { ...file, sources: [{ src: 'data:video/mp4;base64,', type: 'video/mp4' }] } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Play/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not play this video.');
    await expect(canvasElement.querySelector('video')?.controls).toBe(true);
  },
};
/** The code for playlists takes a moment: a second press meanwhile does not load it again. */
export const PressedTwice: Story = {
  args: {
    footage: {
      ...file,
      sources: [{ src: 'data:application/vnd.apple.mpegurl,', type: 'application/vnd.apple.mpegurl' }],
    },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const video = canvasElement.querySelector('video');
    if (video) video.canPlayType = () => '';
    const createObjectUrl = spyOn(URL, 'createObjectURL');
    await userEvent.dblClick(await canvas.findByRole('button', { name: /^Play/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not play this video.');
    await expect(createObjectUrl).toHaveBeenCalledTimes(1);
    createObjectUrl.mockRestore();
  },
};

import { audioControlTexts } from '@masthead/texts/players';
import type { Meta, StoryObj } from '@storybook/react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { silence, silenceSeconds } from '../../test/fixtures/sounds';
import { AudioPlayer, type AudioPlayerProps } from './AudioPlayer';

const meta = {
  title: 'Media/AudioPlayer',
  component: AudioPlayer,
  args: {
    title: 'The tower that leases one suite at a time',
    url: '/podcastcenter/the-rent-roll/the-tower/',
    show: 'The Rent Roll',
    src: silence,
    seconds: silenceSeconds,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 720 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof AudioPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

const getAudio = (element: Element): HTMLAudioElement => {
  const audio = element.querySelector('audio');
  if (!audio) throw new Error('The story has no recording.');
  return audio;
};
const getTime = (element: Element): number => Math.floor(getAudio(element).currentTime);

/** Play and pause, 15 seconds back and forth, a position, a speed. They replace the controls of the browser. */
export const Recording: Story = {
  play: async ({ canvas, canvasElement }) => {
    const play = await canvas.findByRole('button', { name: 'Play' });
    const audio = getAudio(canvasElement);
    await expect(audio.controls).toBe(false);
    await userEvent.click(play);
    await expect(await canvas.findByRole('button', { name: 'Pause' })).toBe(play);
    await expect(canvas.getByRole('status')).toHaveTextContent('Playing: The tower that leases one suite at a time');
    await userEvent.click(play);
    await expect(await canvas.findByRole('button', { name: 'Play' })).toBe(play);
    // On a busy machine it has played for seconds.
    const pausedAt = getTime(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(`Paused at 0:${String(pausedAt).padStart(2, '0')}`);
    await userEvent.click(canvas.getByRole('button', { name: 'Forward 15 seconds' }));
    await expect(getTime(canvasElement)).toBe(pausedAt + 15);
    await userEvent.click(canvas.getByRole('button', { name: 'Back 15 seconds' }));
    await expect(getTime(canvasElement)).toBe(pausedAt);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '1.5');
    await expect(audio.playbackRate).toBe(1.5);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Speed' }), '1');
    audio.currentTime = 0;
  },
};
/** Space plays and pauses, the arrows skip, wherever the focus is in the player. */
export const Keyboard: Story = {
  play: async ({ canvas, canvasElement }) => {
    const position = await canvas.findByRole('slider', { name: 'Position' });
    const audio = getAudio(canvasElement);
    position.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(getTime(canvasElement)).toBe(15);
    await expect(position).toHaveAttribute('aria-valuetext', '0:15 of 0:40');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(getTime(canvasElement)).toBe(0);
    await userEvent.keyboard(' ');
    await waitFor(() => expect(audio.paused).toBe(false));
    await userEvent.keyboard(' ');
    await waitFor(() => expect(audio.paused).toBe(true));
    audio.currentTime = 0;
  },
};
export const Trailer: Story = { args: { length: 'Trailer, 40 seconds' } };
/** A press on a chapter plays it. Without scripts it leads to the chapter in the transcript. */
export const Chapters: Story = {
  args: {
    chapters: [
      { title: 'One bank leaves', seconds: 0 },
      { title: 'What the elevators cost', seconds: 12 },
      { title: 'The lender reads the rent roll', seconds: 31 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvas.getByRole('list', { name: 'Chapters' }));
    const chapter = list.getByRole('link', { name: '0:12 What the elevators cost' });
    await expect(chapter).toHaveAttribute('href', '#chapter-12');
    await canvas.findByRole('button', { name: 'Play' });
    const audio = getAudio(canvasElement);
    await userEvent.click(chapter);
    await waitFor(() => expect(audio.paused).toBe(false));
    await expect(getTime(canvasElement)).toBeGreaterThanOrEqual(12);
    await waitFor(() => expect(chapter).toHaveAttribute('aria-current', 'true'));
    audio.pause();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Play' })).toBeVisible());
    audio.currentTime = 12;
  },
};
/** Starting one recording stops the other. */
export const TwoRecordings: Story = {
  render: (args) => (
    <>
      <AudioPlayer {...args} />
      <AudioPlayer {...args} title="The grocer decides" url="/podcastcenter/ground-floor/the-grocer-decides/" />
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    const [first, second] = canvas.getAllByRole('group').map((player) => ({
      audio: getAudio(player),
      press: async (name: string) => userEvent.click(await within(player).findByRole('button', { name })),
    }));
    if (!first || !second) throw new Error('The story has two players.');
    await first.press('Play');
    await second.press('Play');
    await waitFor(() => expect(first.audio.paused).toBe(true));
    await expect(second.audio.paused).toBe(false);
    await second.press('Pause');
    for (const audio of canvasElement.querySelectorAll('audio')) audio.currentTime = 0;
  },
};
/** A file that cannot be played: a message with a link to the file replaces the controls. */
export const Unplayable: Story = {
  tags: ['unsteady'],
  args: { src: 'data:audio/mpeg;base64,' },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We could not play this recording. Open the file');
  },
};
export const NoRecording: Story = {
  args: { src: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('There is no recording of this episode yet.')).toBeVisible();
    await expect(canvasElement.querySelector('audio')).toBeNull();
  },
};
export const Narrow: Story = {
  args: { length: 'Trailer, 40 seconds' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
};

const DockedPage = (args: AudioPlayerProps) => (
  <div data-page="story">
    <AudioPlayer {...args} />
  </div>
);
/**
 * A playing recording leaves the page: the same player continues in a bar at the bottom of the window, and returns to its
 * place where its page is shown again.
 */
export const Docked: Story = {
  tags: ['unsteady'],
  render: DockedPage,
  play: async ({ canvas, canvasElement }) => {
    const page = canvasElement.querySelector<HTMLElement>('[data-page]');
    const audio = getAudio(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Play' }));
    await waitFor(() => expect(audio.paused).toBe(false));
    const html = page?.innerHTML ?? '';
    page?.replaceChildren();
    const bar = await within(document.body).findByRole('region', { name: 'Now playing' });
    await expect(bar.querySelector('div')?.shadowRoot?.contains(audio)).toBe(true);
    await expect(audio.paused).toBe(false);
    page?.insertAdjacentHTML('beforeend', html);
    await waitFor(() => expect(page?.contains(audio)).toBe(true));
    await expect(audio.paused).toBe(false);
    await userEvent.click(canvas.getByRole('button', { name: audioControlTexts.pause }));
    await waitFor(() => expect(audio.paused).toBe(true));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { useState } from 'react';
import { Button } from '../Button/Button';
import { FacetList } from '../FacetList/FacetList';
import { facets } from '../../test/fixtures/features';
import { Modal } from '../Modal/Modal.client';
import { Pagination } from '../Pagination/Pagination';
import { Skeleton } from '../Skeleton/Skeleton';
import { Slider } from '../Slider/Slider.client';
import { Stack } from '../Stack/Stack';
import { Tabs } from '../Tabs/Tabs.client';

const isForced = () => matchMedia('(forced-colors: active)').matches;
const slides = ['One', 'Two', 'Three'].map((key) => ({ key, content: <p>{key}</p> }));

const States = () => {
  const [open, setOpen] = useState(false);
  return (
    <Stack space={6}>
      <Tabs label="Tabs" tabs={[{ key: 'a', title: 'Chosen', panel: 'First' }, { key: 'b', title: 'Other', panel: 'Second' }]} />
      <Slider label="Slides" slides={slides} options={{ dots: 'shown', autoplay: 'on', delay: 100 }} />
      <Pagination page={2} total={5} hrefFor={(page) => `?page=${page}`} />
      <FacetList groups={facets.slice(0, 1)} action="/search/" clearUrl="/search/" />
      <Skeleton shape="lines" />
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal open={open} onClose={() => setOpen(false)} title="Question"><p>Answer</p></Modal>
    </Stack>
  );
};

/** What colour alone would say is said by a line as well. A test project of its own runs these with forced colours and reduced motion. */
const meta = { title: 'Screens/Forced colours', tags: ['forced-colors', 'unsteady'], render: () => <States /> } satisfies Meta;
export default meta;

export const StatesStayTold: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    const border = (name: string) => getComputedStyle(canvas.getByRole('tab', { name })).borderBottomColor;
    await expect(border('Chosen')).not.toBe(border('Other'));
    const dot = (name: string) => getComputedStyle(canvas.getByRole('button', { name }), '::before').backgroundColor;
    await waitFor(() => expect(canvas.getByRole('button', { name: 'slide 1 of 3' })).toHaveAttribute('aria-current'));
    await expect(dot('slide 1 of 3')).not.toBe(dot('slide 3 of 3'));
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    const dialog = await screen.findByRole('dialog');
    if (!isForced()) return;
    // Its paper and its scrim look alike there: a line on every side holds it together.
    await expect(getComputedStyle(dialog).borderLeftWidth).toBe('1px');
    // The same project asks for less motion: nothing rotates.
    await expect(canvas.getByRole('button', { name: 'Start automatic slide show', hidden: true })).toBeInTheDocument();
  },
};

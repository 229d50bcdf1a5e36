import type { Meta, StoryObj } from '@storybook/react';
import { longest } from '../../test/fixtures/worst';
import { PeopleList } from './PeopleList';

const people = [
  { name: 'Camille Idowu', role: 'head of operations, Brookmere Tyne' },
  { name: 'Hector Lomax', role: 'regional director, Elmcourt Partners' },
  { name: 'Mei Strickland', role: 'founder, Lattice Leasing' },
];

const meta = { title: 'Media/PeopleList', component: PeopleList, args: { people } } satisfies Meta<typeof PeopleList>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Speakers: Story = {};
export const NameAlone: Story = { args: { people: [{ name: 'Camille Idowu' }] } };
export const LongEverything: Story = { args: longest(meta.args) };

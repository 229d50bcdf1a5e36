import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictures } from '../../test/fixtures/pictures';
import { SponsorStrip } from './SponsorStrip';

const fairmount = { name: 'Fairmount Credit', url: 'https://example.com/fairmount-credit', logo: pictures.webcast, description: 'Loans of $10 million to $80 million on property between one state and another.', profile: { title: '@fairmount', url: 'https://example.com/fairmount' } };

const meta = { title: 'Media/SponsorStrip', component: SponsorStrip, args: { sponsors: [fairmount] } } satisfies Meta<typeof SponsorStrip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const OneSponsor: Story = {};
export const Three: Story = { args: { label: 'Presented by', sponsors: [fairmount, { ...fairmount, name: 'Arbor Systems' }, { name: 'Name alone' }] } };

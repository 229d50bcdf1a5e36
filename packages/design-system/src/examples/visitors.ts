import type { InputType } from 'storybook/internal/types';
import type { HeaderVisitor } from '../types/navigation';

const eleanor = { firstName: 'Eleanor', lastName: 'Whitcombe' };

/** Visitors that stories offer by name. */
export const visitors = {
  'signed out': { state: 'unknown' },
  registrant: { state: 'registrant', ...eleanor },
  'profile not complete': { state: 'registrant', ...eleanor, profileCompletion: 60 },
  subscriber: { state: 'subscriber', ...eleanor },
  'long name': {
    state: 'registrant',
    firstName: 'Bartholomew-Alexander',
    lastName: 'Featherstonehaugh-Cholmondeley',
    profileCompletion: 60,
  },
  'without name': { state: 'registrant', firstName: '', lastName: '' },
} as const satisfies Record<string, HeaderVisitor>;

/** The name of a visitor. */
export type VisitorName = keyof typeof visitors;

const toArg = (description: string, options: readonly string[]): InputType => ({
  description,
  options,
  control: 'select',
  table: { type: { summary: options.join(' | ') } },
});

/** A control that switches the visitor. */
export const visitorArg = toArg('Who reads the page.', Object.keys(visitors));

/** A control that switches between states. */
export const stateArg = toArg;

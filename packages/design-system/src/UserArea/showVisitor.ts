import { userTexts } from '@masthead/texts/accountMenu';
import type { HeaderVisitor } from '../types/navigation';
import { language } from '@masthead/texts/language';

/** Initials for the avatar; a missing name has none. */
export const getInitials = (firstName: string, lastName: string): string =>
  [firstName, lastName]
    .map((name) => Array.from(name.trim())[0] ?? '')
    .join('')
    .toLocaleUpperCase(language);

/**
 * Which visitors see a part of the page. A session may load before the name; `incomplete` are visitors with an incomplete
 * profile.
 */
type VisitorTrait = 'signed-out' | 'signed-in' | 'registrant' | 'subscriber' | 'named' | 'nameless' | 'incomplete';

/** Attributes of a part that only some visitors see. Server HTML is that of a signed-out visitor. */
export const shownTo = (trait: VisitorTrait) => ({ 'data-shown-to': trait, hidden: trait !== 'signed-out' });

const getTraits = (visitor: HeaderVisitor): readonly VisitorTrait[] => {
  if (!('firstName' in visitor)) return ['signed-out'];
  const { state, firstName, lastName, profileCompletion = 100 } = visitor;
  const traits = ['signed-in', state, getInitials(firstName, lastName) ? 'named' : 'nameless'] as const;
  return profileCompletion < 100 ? [...traits, 'incomplete'] : traits;
};

const getAudience = ({ state }: HeaderVisitor): 'unknown' | 'out' | 'in' => {
  if (state === 'unknown') return state;
  return state === 'signed-out' ? 'out' : 'in';
};

/**
 * Shows a visitor in the account areas within an element (§2.7, §6): `UserArea`, `DrawerAccount`,
 * `AlternateAccountLinks`.
 */
export const showVisitor = (root: ParentNode, visitor: HeaderVisitor): void => {
  const traits: ReadonlySet<string> = new Set(getTraits(visitor));
  for (const part of root.querySelectorAll<HTMLElement>('[data-shown-to]'))
    part.hidden = !traits.has(part.dataset['shownTo'] ?? '');
  for (const links of root.querySelectorAll<HTMLElement>('[data-audience]'))
    links.dataset['audience'] = getAudience(visitor);
  if (!('firstName' in visitor)) return;
  const name = [visitor.firstName, visitor.lastName].filter(Boolean).join(' ');
  const setText = (selector: string, getText: (element: HTMLElement) => string): void => {
    for (const element of root.querySelectorAll<HTMLElement>(selector)) element.textContent = getText(element);
  };
  const join = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
  setText('[data-initials]', () => getInitials(visitor.firstName, visitor.lastName));
  setText('[data-account-name]', () =>
    join(userTexts.accountMenu, name, traits.has('incomplete') && userTexts.incomplete),
  );
  setText('[data-greeting]', ({ dataset }) => join(dataset['greeting'], name));
};

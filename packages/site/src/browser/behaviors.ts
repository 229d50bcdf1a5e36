import { behaviors as componentBehaviors } from '@masthead/design-system/behaviors';
import type { Behaviors } from '@masthead/design-system/connect-behaviors';

/** The behaviors of the components and of the site's own parts. */
export const behaviors = { ...componentBehaviors } as const satisfies Behaviors;

/** The behaviors of the components: `behaviors.ts` has their code. */
export type BehaviorName =
  | 'alert-bar'
  | 'audio-player'
  | 'auto-submit'
  | 'disclosure'
  | 'embed'
  | 'navigation-bar'
  | 'navigation-drawer'
  | 'newsletter-form'
  | 'open-modal'
  | 'play-video'
  | 'print-head'
  | 'section-tabs'
  | 'share-actions'
  | 'site-header'
  | 'slider'
  | 'snap-controls'
  | 'toast';

/**
 * Creates the function that writes the attributes of an element with a behavior. `options` are values of JSON, which the
 * behavior reads by `readOptions`.
 */
export const createBehaviorAttributes =
  <Name extends string>() =>
  (name: Name, options?: object) => ({
    'data-behavior': name,
    ...(options && { 'data-options': JSON.stringify(options) }),
  });

/** The attributes of an element that has a behavior of a component. */
export const behavior = createBehaviorAttributes<BehaviorName>();

/** Reads the options that `behavior` has written. */
export const readOptions = <Options extends object>({ dataset }: HTMLElement): Options =>
  JSON.parse(dataset['options'] ?? '{}') as Options;

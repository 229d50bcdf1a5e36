/** State of the rotation. `rotating` is the reader's choice; a pointer over the slider or focus inside pauses it. */
export type Rotation = { choice: 'rotating' | 'stopped'; pointer: 'outside' | 'over'; focus: 'outside' | 'inside' };

/** Events that start or pause the rotation. */
export type RotationEvent = 'enter' | 'leave' | 'focus' | 'blur' | 'press' | 'stop';

/** The initial rotation state. */
export const getInitialRotation = (autoplay: 'off' | 'on'): Rotation => ({
  choice: autoplay === 'on' ? 'rotating' : 'stopped',
  pointer: 'outside',
  focus: 'outside',
});

/** Reducer with the rules of a rotating carousel (WAI-ARIA Authoring Practices; WCAG 2.2.2). */
export const rotationReducer = (rotation: Rotation, event: RotationEvent): Rotation => {
  switch (event) {
    case 'enter':
      return { ...rotation, pointer: 'over' };
    case 'leave':
      return { ...rotation, pointer: 'outside' };
    case 'focus':
      return { ...rotation, focus: 'inside' };
    case 'blur':
      return { ...rotation, focus: 'outside' };
    case 'stop':
      return { ...rotation, choice: 'stopped' };
    // Resuming happens by pointer or focus on the button, so neither pauses the rotation then.
    case 'press':
      return rotation.choice === 'rotating' ? { ...rotation, choice: 'stopped' } : getInitialRotation('on');
    default:
      return event satisfies never;
  }
};

/** Whether the slider rotates now. */
export const isRotating = ({ choice, pointer, focus }: Rotation): boolean =>
  choice === 'rotating' && pointer === 'outside' && focus === 'outside';

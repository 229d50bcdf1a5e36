/** Takes the place of a control of Payload that the desk does not have. */
export const Nothing = () => null;

/** A press on one of the arrows skips so many seconds. */
export const skipSeconds = 15;

/** The speeds to choose from; 1 is that of the recording. */
export const speeds = [0.75, 1, 1.25, 1.5, 2] as const;

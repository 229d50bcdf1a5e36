export type Context = { now: Date };

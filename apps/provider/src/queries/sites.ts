export type Site = { id: number };

import type { Note, NoteKind, Place } from './items.ts';

/** Kinds of items that become content, in the order of the import. */
export const contentKinds = ['author', 'category', 'attachment', 'article', 'page', 'redirect'] as const;
export type ContentKind = (typeof contentKinds)[number];

/** What happened to items, or would happen (`planned`: in a dry run). */
export type Outcome = 'created' | 'updated' | 'unchanged' | 'planned' | 'skipped' | 'failed';

export type NoteGroup = Pick<Note, 'kind' | 'subject' | 'reason'> & {
  count: number;
  /** At most `maxPlaces`. */
  places: readonly { place: Place; value?: string }[];
};

/** Maximum places of a group that the report names. */
export const maxPlaces = 10_000;

/** Collects what an import did and could not do. */
export type Report = {
  count: (kind: ContentKind, outcome: Outcome, number?: number) => void;
  note: (...notes: readonly Note[]) => void;
  getCounts: () => Readonly<Record<ContentKind, Partial<Record<Outcome, number>>>>;
  getGroups: (kind?: NoteKind) => readonly NoteGroup[];
};

export const createReport = (): Report => {
  const counts = Object.fromEntries(contentKinds.map((kind) => [kind, {}])) as Record<
    ContentKind,
    Partial<Record<Outcome, number>>
  >;
  const groups = new Map<string, NoteGroup & { places: { place: Place; value?: string }[] }>();
  return {
    count: (kind, outcome, number = 1) => {
      if (number > 0) counts[kind][outcome] = (counts[kind][outcome] ?? 0) + number;
    },
    note: (...notes) => {
      for (const { kind, subject, reason, place, value } of notes) {
        const key = JSON.stringify([kind, subject, reason]);
        const group = groups.get(key) ?? { kind, subject, reason, count: 0, places: [] };
        group.count += 1;
        if (group.places.length < maxPlaces) group.places.push(value === undefined ? { place } : { place, value });
        groups.set(key, group);
      }
    },
    getCounts: () => counts,
    getGroups: (kind) => [...groups.values()].filter((group) => kind === undefined || group.kind === kind),
  };
};

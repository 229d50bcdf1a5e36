import { type Role, roles } from '../access.ts';

/** What the members of a group of the identity provider may do; without publications in all of them. */
type GroupRole = { group: string; role: Role; publications: readonly string[] | 'all' };

/** Parses a table such as `desk-chiefs=chief,harbor=editor@harbor-wire+other`; undefined where it is none. */
export const parseGroupRoles = (table: string): readonly GroupRole[] | undefined => {
  const parsed = table.split(',').map((entry): GroupRole | undefined => {
    const [, group, name, publications] = /^([^=]+)=([a-z]+)(?:@([a-z0-9+-]+))?$/.exec(entry.trim()) ?? [];
    const role = roles.find((one) => one === name);
    return group && role ? { group, role, publications: publications?.split('+') ?? 'all' } : undefined;
  });
  return parsed.every((entry) => entry !== undefined) ? parsed : undefined;
};

/** The role and the publications of a person by their groups: the highest role, and all publications together. */
export const toGrant = (
  groups: readonly string[],
  table: readonly GroupRole[],
  all: readonly string[],
): { role: Role; publications: readonly string[] } | undefined => {
  const own = table.filter(({ group }) => groups.includes(group));
  const role = roles.findLast((name) => own.some((entry) => entry.role === name));
  const keys = new Set(own.flatMap(({ publications }) => (publications === 'all' ? all : publications)));
  return role && { role, publications: all.filter((key) => keys.has(key)) };
};

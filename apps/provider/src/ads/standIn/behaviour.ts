/** What the stand-in does wrong on purpose. */
export const faults = ['none', 'throw', 'never', 'error', 'stale', 'garbage'] as const;
export type Fault = (typeof faults)[number];

/** How the stand-in behaves in this tab, by the address: `?house-delay=2000&house-empty=vert1,footer&house-size=largest&house-fault=throw`. */
export type Behaviour = { delay: number; empty: string[]; size: 'usual' | 'largest' | 'smallest'; fault: Fault };

const usual: Behaviour = { delay: 0, empty: [], size: 'usual', fault: 'none' };

const oneOf = <Choice extends string>(choices: readonly Choice[], value: string | null): Choice | undefined =>
  choices.find((choice) => choice === value);

/** What an address asks for; what it leaves out stays as it was. */
export const readBehaviour = (search: string, before: Behaviour = usual): Behaviour => {
  const query = new URLSearchParams(search);
  const delay = Number(query.get('house-delay') ?? before.delay);
  return {
    delay: Number.isFinite(delay) ? Math.min(Math.max(0, delay), 20_000) : before.delay,
    empty: query.get('house-empty')?.split(',').filter(Boolean) ?? before.empty,
    size: oneOf(['usual', 'largest', 'smallest'], query.get('house-size')) ?? before.size,
    fault: oneOf(faults, query.get('house-fault')) ?? before.fault,
  };
};

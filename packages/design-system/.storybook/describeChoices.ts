import type { ArgTypesEnhancer } from 'storybook/internal/types';
import choices from 'virtual:prop-choices';
import { propDescriptions } from './propDescriptions';

type Docgen = { props?: Record<string, { tsType?: unknown; description?: string }> };

const toLiteral = (value: string | number) => (typeof value === 'number' ? String(value) : `'${value}'`);

const getDocgen = (component: unknown) => (component as { __docgenInfo?: Docgen } | undefined)?.__docgenInfo;

/** Describes props whose component has no docstring for them. */
export const describeProps = (components: Readonly<Record<string, unknown>>): void => {
  for (const [name, component] of Object.entries(components))
    for (const [prop, described] of Object.entries(getDocgen(component)?.props ?? {}))
      described.description ||= propDescriptions.get(`${name}.${prop}`) ?? propDescriptions.get(prop) ?? '';
};

/** Completes the docgen of components, so that controls and tables of props offer the values of every choice. */
export const describeChoices = (components: Readonly<Record<string, unknown>>): void => {
  for (const [name, props] of Object.entries(choices)) {
    const docgen = getDocgen(components[name]);
    for (const [prop, values] of Object.entries(props)) {
      const described = docgen?.props?.[prop];
      if (!described) continue;
      const literals = values.map(toLiteral);
      described.tsType = {
        name: 'union',
        raw: literals.join(' | '),
        elements: literals.map((value) => ({ name: 'literal', value })),
      };
    }
  }
};

/** Lists the values of every choice in the tables of props, which would say only “union”. */
export const listChoices: ArgTypesEnhancer = ({ argTypes }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, row]) => [
      name,
      row.type?.name === 'enum'
        ? { ...row, table: { ...row.table, type: { summary: row.type.value.join(' | ') } } }
        : row,
    ]),
  );

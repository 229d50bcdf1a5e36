import { ArgTypes, Controls, Description, Markdown, Primary, Stories, Subheading, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import type { ComponentType } from 'react';
import { guideLines } from './guides/guide';
import { guideFor } from './guides/index';

const Guide = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (/^(Foundations|Screens)\//.test(preparedMeta.title)) return null;
  const ownText: string | undefined = preparedMeta.parameters['docs']?.description?.component;
  return <Markdown>{guideLines(guideFor(preparedMeta.title), ownText).join('\n\n')}</Markdown>;
};

/** What stories with arguments of their own put together: `parameters.pieces`, by name. */
const Pieces = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const pieces: Record<string, ComponentType> = preparedMeta.parameters['pieces'] ?? {};
  return Object.entries(pieces).map(([name, piece]) => (
    <section key={name}>
      <Subheading>{name}</Subheading>
      <Description of={piece} />
      <ArgTypes of={piece} />
    </section>
  ));
};

/** Every component's docs page: what it is for, when to use another, keyboard, do and don't, props, all its stories. */
export const DocsPage = () => (
  <>
    <Title />
    <Subtitle />
    <Description />
    <Guide />
    <Primary />
    <Controls />
    <Pieces />
    <Stories />
  </>
);

import { Controls, Description, Markdown, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { guideFor } from './guides/index';

const Guide = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const guide = guideFor(preparedMeta.title);
  if (!guide) return null;
  const lines = [`**Use another.** ${guide.instead}`, guide.keys && `**Keyboard.** ${guide.keys}`, `**Do.** ${guide.doThis}`, `**Don’t.** ${guide.dont}`];
  return <Markdown>{lines.filter(Boolean).join('\n\n')}</Markdown>;
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
    <Stories />
  </>
);

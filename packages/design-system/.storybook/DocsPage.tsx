import {
  ArgTypes,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Primary,
  Stories,
  Subheading,
  Subtitle,
  Title,
  useOf,
} from '@storybook/addon-docs/blocks';
import { type ComponentType, Fragment, useContext } from 'react';
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

/*
 * What stands in a frame of its own, such as a header, is shown as in a window of 1280 px: the page has three quarters of
 * that, and would only have its narrow form.
 */
const framesAsWindows =
  '.sb-story > div > iframe { width: 133.34% !important; max-width: none !important; height: 133.34% !important; transform: scale(.75); transform-origin: 0 0; }';

/** The brand that the toolbar has chosen. Frames are asked for by an address, which would not name it by itself. */
const useBrandInFrames = (): string => {
  const context = useContext(DocsContext);
  const brand = String(context.getStoryContext(context.storyById()).globals['brand']);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=brand:${brand}` });
  return brand;
};

/** Every component's docs page: what it is for, when to use another, keyboard, do and don't, props, all its stories. */
export const DocsPage = () => {
  const brand = useBrandInFrames();
  return (
    <>
      <style>{framesAsWindows}</style>
      <Title />
      <Subtitle />
      <Description />
      <Guide />
      {/* A frame keeps the address it began with: another brand is another frame. */}
      <Fragment key={brand}>
        <Primary />
        <Controls />
        <Pieces />
        <Stories />
      </Fragment>
    </>
  );
};

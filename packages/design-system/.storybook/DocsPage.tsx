import type { StoryContext } from '@storybook/react';
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
import { ComponentChanges } from './ChangeList';
import { guideLines, type Guides } from './guides/guide';
import { toFragment } from './playgroundState';
import { printSource } from './scope';
import { article } from './guides/article';
import { shell } from './guides/shell';
import { stories } from './guides/stories';

/** The guides of docs pages by the title of their stories. Pages with their own text have none. */
const guides: Guides = { ...shell, ...stories, ...article };

const Guide = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  if (/^(Foundations|Screens)\//.test(preparedMeta.title)) return null;
  const metaComment: string | undefined = preparedMeta.parameters['docs']?.description?.component;
  return <Markdown>{guideLines(guides[preparedMeta.title], metaComment).join('\n\n')}</Markdown>;
};

const Changes = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  const [group, component] = preparedMeta.title.split('/');
  return component && !/^(Foundations|Screens|Tools)$/.test(group ?? '') ? (
    <ComponentChanges component={component} />
  ) : null;
};

/** The components of stories that render several: `parameters.pieces`, by name. */
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

/** The brand of the toolbar, which the URL of an iframe has to name. */
const useBrandInFrames = (): string => {
  const context = useContext(DocsContext);
  const brand = String(context.getStoryContext(context.storyById()).globals['brand']);
  Object.assign(globalThis, { PREVIEW_URL: `iframe.html?globals=brand:${brand}` });
  return brand;
};

/*
 * Stories in frames are links: each frame loads this Storybook once more, and its play function may take the focus and
 * scroll the page.
 */
const FramedStories = () => {
  const { componentStories } = useContext(DocsContext);
  const lines = componentStories().map(({ id, name, parameters }) => {
    const text: string = parameters['docs']?.description?.story ?? '';
    return `- [${name}](?path=/story/${id})${text && ': '}${text.replaceAll(/\s+/g, ' ')}`;
  });
  return <Markdown>{['## Stories', lines.join('\n')].join('\n\n')}</Markdown>;
};

/** Opens the code of a story in the playground, for every story whose code the playground can run. */
const PlaygroundLinks = () => {
  const context = useContext(DocsContext);
  const { preparedMeta } = useOf('meta', ['meta']);
  if (/^(Foundations|Screens|Tools)\//.test(preparedMeta.title)) return null;
  const links = context.componentStories().flatMap((story) => {
    // The type of the add-on leaves out members that the context has.
    const code = printSource('', context.getStoryContext(story) as StoryContext);
    const fragment = toFragment({ code, widths: [], brands: [], schemes: [] });
    return code ? [{ name: story.name, href: `iframe.html?id=tools-playground--page&viewMode=story${fragment}` }] : [];
  });
  if (links.length === 0) return null;
  return (
    <>
      <Subheading>Open in the playground</Subheading>
      <ul>
        {links.map(({ name, href }) => (
          <li key={name}>
            <a href={href} target="_blank" rel="noreferrer">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
};

const AllStories = () => {
  const { preparedMeta } = useOf('meta', ['meta']);
  return preparedMeta.parameters['docs']?.story?.inline === false ? <FramedStories /> : <Stories />;
};

/** The docs page of a component: purpose, alternatives, keyboard, do and don't, props, stories. */
export const DocsPage = () => {
  const brand = useBrandInFrames();
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Guide />
      {/* A new brand needs a new iframe, because an iframe keeps its first URL. */}
      <Fragment key={brand}>
        <Primary />
        <Controls />
        <Pieces />
        <AllStories />
        <PlaygroundLinks />
        <Changes />
      </Fragment>
    </>
  );
};

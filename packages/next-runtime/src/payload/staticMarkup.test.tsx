import { createElement, Fragment, type ReactNode, Suspense, useId } from 'react';
import { renderToReadableStream, renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { createStaticMarkup } from './staticMarkup.ts';

const StaticMarkup = createStaticMarkup(renderToStaticMarkup);
const toStaticMarkup = (children: ReactNode): ReactNode => StaticMarkup({ children });

/** A client component as server code sees it: a function with a mark. */
const Button = Object.assign(({ children }: { children?: ReactNode }) => <button type="button">{children}</button>, {
  $$typeof: Symbol.for('react.client.reference'),
});
const Heading = ({ level, children }: { level: 2 | 3; children: ReactNode }) =>
  createElement(`h${level}`, {}, children);
const Story = ({ title }: { title: string }) => (
  <article className="story">
    <Heading level={2}>
      <a href="/a/">{title}</a>
    </Heading>
    {null}
    <p>
      {3} of {'5 <points>'}
    </p>
  </article>
);
const Later = async () => Promise.resolve(<Story title="Later" />);
const Labeled = () => <p id={useId().length > 0 ? 'unique' : ''}>Text</p>;

/** The content of each element that has its content as HTML text, as `tag: content`. */
const listWritten = (node: ReactNode): readonly string[] => {
  if (Array.isArray(node)) return node.flatMap(listWritten);
  if (typeof node !== 'object' || node === null || !('props' in node)) return [];
  const { type, props } = node as unknown as {
    type: unknown;
    props: { children?: ReactNode; dangerouslySetInnerHTML?: { __html: string } };
  };
  const html = props.dangerouslySetInnerHTML?.__html;
  return html === undefined ? listWritten(props.children) : [`${String(type)}: ${html}`];
};

const story = '<h2><a href="/a/">A &amp; B</a></h2><p>3 of 5 &lt;points&gt;</p>';

describe('decision 15: static parts of a page are HTML text', () => {
  test('writes the content of the outermost element that has no client component', () => {
    const page = (
      <main>
        <Button>Save</Button>
        <Story title="A & B" />
        <ul>
          {['a', 'b'].map((key) => (
            <li key={key}>
              <b>{key}</b>
            </li>
          ))}
        </ul>
      </main>
    );
    expect(listWritten(toStaticMarkup(page))).toEqual([`article: ${story}`, 'ul: <li><b>a</b></li><li><b>b</b></li>']);
  });

  test.each<[name: string, page: ReactNode]>([
    ['a client component', <Button key="a">Save</Button>],
    ['a picture that React preloads', <img key="a" src="/a.jpg" alt="" />],
    ['an element of the head', <link key="a" rel="amphtml" href="/amp/" />],
    ['a boundary of Suspense', <Suspense key="a">Text</Suspense>],
    ['an event handler', <form key="a" action={() => undefined} />],
  ])('does not write the content of an element with %s', (_, child) => {
    expect(listWritten(toStaticMarkup(<div>{[child, <p key="b">Text</p>]}</div>))).toEqual([]);
  });

  test.each<[name: string, page: ReactNode]>([
    [
      'an option that is selected',
      <select key="a" defaultValue="b">
        <option value="b">B</option>
      </select>,
    ],
    [
      'a title in a drawing',
      <svg key="a" viewBox="0 0 1 1">
        <title>Drawing</title>
      </svg>,
    ],
    ['text only', <p key="a">Text</p>],
    ['nothing', <hr key="a" />],
    ['HTML text', <div key="a" dangerouslySetInnerHTML={{ __html: '<p>Text</p>' }} />],
  ])('keeps an element with %s', (_, child) => {
    const page = <main>{[child, <Button key="b" />]}</main>;
    expect(listWritten(toStaticMarkup(page))).toHaveLength(_ === 'HTML text' ? 1 : 0);
    expect(renderToStaticMarkup(toStaticMarkup(page))).toBe(renderToStaticMarkup(page));
  });

  test('keeps the HTML of the page, and the keys of its parts', async () => {
    const page = (
      <Fragment>
        <section>{[<Story key="one" title="One" />, <Button key="two">Two</Button>, <Later key="three" />]}</section>
        <footer>
          <Story title="End" />
          <Labeled />
        </footer>
      </Fragment>
    );
    const render = async (node: ReactNode): Promise<string> => {
      const stream = await renderToReadableStream(<body>{node}</body>);
      await stream.allReady;
      return (await new Response(stream).text()).replaceAll('<!-- -->', '');
    };
    expect(await render(<StaticMarkup>{page}</StaticMarkup>)).toBe(await render(page));
  });
});

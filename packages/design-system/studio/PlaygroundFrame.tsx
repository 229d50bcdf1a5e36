import { Component, type ReactNode, useEffect, useState } from 'react';
import { parseFragment } from '../.storybook/playgroundState';
import type { StoryBrand } from '../src/examples/storyBrand';
import { renderJsx, toWords } from './renderJsx';

const Message = ({ text }: { text: string }) => (
  <pre role="alert" style={{ padding: 16, whiteSpace: 'pre-wrap' }}>
    {text}
  </pre>
);

/* A component that throws shows its error; new code, by a new key, tries again. */
class ErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};
  static getDerivedStateFromError(error: unknown) {
    return { message: toWords(error instanceof Error ? error.message : String(error)) };
  }
  override render() {
    return this.state.message === undefined ? this.props.children : <Message text={this.state.message} />;
  }
}

const readCode = () => parseFragment(location.hash, { code: '', widths: [], brands: [], schemes: [] }).code;

/** The content of one frame of the playground: the code of its address. It reports its height to the page around it. */
export const PlaygroundFrame = ({ brand }: { brand: StoryBrand }) => {
  const [code, setCode] = useState(readCode);
  useEffect(() => {
    const update = () => setCode(readCode());
    const observer = new ResizeObserver(() =>
      parent.postMessage({ playgroundHeight: document.body.scrollHeight }, location.origin),
    );
    addEventListener('hashchange', update);
    observer.observe(document.body);
    return () => {
      removeEventListener('hashchange', update);
      observer.disconnect();
    };
  }, []);
  const result = renderJsx(code, brand);
  if ('message' in result) return <Message text={result.message} />;
  return (
    <div style={{ padding: 16 }}>
      <ErrorBoundary key={code}>{result.element}</ErrorBoundary>
    </div>
  );
};

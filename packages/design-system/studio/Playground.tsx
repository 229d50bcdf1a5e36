import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { brands } from '../.storybook/brands';
import { themeChoices } from '../src/ReadingSettings/readingChoices';
import type { ColorScheme } from '../src/theme/newsTheme';
import {
  parseFragment,
  playgroundSchemes,
  type PlaygroundState,
  playgroundWidths,
  toFragment,
} from '../.storybook/playgroundState';
import { CodeField } from './CodeField';
import { CopyAddress } from './CopyAddress';
import { snippets } from './snippets';
import * as styles from './studio.css';

const brandKeys = brands.map(({ key }) => key);

/* Two frames: each loads this Storybook once more. */
const initial: PlaygroundState = {
  code: snippets['A section of stories'],
  widths: [390],
  brands: brandKeys.slice(0, 2),
  schemes: ['light'],
};

const maxHeight = 2000;

type FrameProps = { brand: string; scheme: ColorScheme; width: number; code: string };

const Frame = ({ brand, scheme, width, code }: FrameProps) => {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(400);
  const fragment = toFragment({ code, widths: [], brands: [], schemes: [] });
  const address = `iframe.html?id=tools-playground--frame&viewMode=story&globals=brand:${brand};scheme:${scheme}`;
  const [start] = useState(`${address}${fragment}`);
  useEffect(() => {
    const view = frame.current?.contentWindow;
    // Replaces the address, so that typing adds nothing to the history.
    if (!view || view.location.href === 'about:blank') return;
    view.location.replace(`${view.location.href.split('#')[0] ?? ''}${fragment}`);
  }, [fragment]);
  useEffect(() => {
    const resize = ({ data, origin, source }: MessageEvent<{ playgroundHeight?: number } | null>) => {
      const reported = data?.playgroundHeight;
      if (origin === location.origin && source === frame.current?.contentWindow && typeof reported === 'number')
        setHeight(Math.min(Math.max(reported, 120), maxHeight));
    };
    addEventListener('message', resize);
    return () => removeEventListener('message', resize);
  }, []);
  return (
    // A page of this Storybook, which needs scripts and reports its height: a sandbox would allow both and protect
    // nothing.
    // oxlint-disable-next-line react/iframe-missing-sandbox
    <iframe
      ref={frame}
      className={styles.frame}
      title={`${brand}, ${scheme}, ${width} px`}
      loading="lazy"
      src={start}
      {...{ width, height }}
    />
  );
};

type ChoiceProps<Value> = {
  label: string;
  options: readonly { value: Value; text: string }[];
  chosen: readonly Value[];
  onChange: (chosen: readonly Value[]) => void;
};

const Choice = <Value extends string | number>({ label, options, chosen, onChange }: ChoiceProps<Value>) => (
  <fieldset className={styles.row}>
    <legend className={styles.heading}>{label}</legend>
    {options.map(({ value, text }) => (
      <label key={value}>
        <input
          type="checkbox"
          checked={chosen.includes(value)}
          onChange={({ currentTarget }) =>
            onChange(currentTarget.checked ? [...chosen, value] : chosen.filter((each) => each !== value))
          }
        />{' '}
        {text}
      </label>
    ))}
  </fieldset>
);

/**
 * Renders JSX of the public components in every chosen brand, color scheme and width. The address of the page holds all
 * of it.
 */
export const Playground = () => {
  const [state, setState] = useState(() => parseFragment(location.hash, initial, brandKeys));
  const code = useDeferredValue(state.code);
  const change = (part: Partial<PlaygroundState>) => setState((current) => ({ ...current, ...part }));
  useEffect(() => history.replaceState(history.state, '', toFragment(state)), [state]);
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>Playground</h1>
      <CodeField code={state.code} onChange={(written) => change({ code: written })} />
      <div className={styles.row}>
        <Choice
          label="Widths"
          options={playgroundWidths.map((value) => ({ value, text: `${value} px` }))}
          chosen={state.widths as readonly (typeof playgroundWidths)[number][]}
          onChange={(widths) => change({ widths })}
        />
        <Choice
          label="Brands"
          options={brands.map(({ key, name }) => ({ value: key, text: name }))}
          chosen={state.brands}
          onChange={(chosen) => change({ brands: chosen })}
        />
        <Choice
          label="Color schemes"
          options={playgroundSchemes.map((value) => ({ value, text: themeChoices[value] }))}
          chosen={state.schemes}
          onChange={(schemes) => change({ schemes })}
        />
        <CopyAddress />
      </div>
      <div className={styles.brands}>
        {brands
          .filter(({ key }) => state.brands.includes(key))
          .map(({ key, name }) => (
            <section key={key} aria-label={name} className={styles.brand}>
              <h2 className={styles.heading}>{name}</h2>
              <div className={styles.frames} tabIndex={0} role="region" aria-label={`${name} at every width`}>
                {playgroundSchemes
                  .filter((scheme) => state.schemes.includes(scheme))
                  .flatMap((scheme) =>
                    playgroundWidths
                      .filter((width) => state.widths.includes(width))
                      .map((width) => (
                        <Frame key={`${scheme} ${width}`} brand={key} scheme={scheme} width={width} code={code} />
                      )),
                  )}
              </div>
            </section>
          ))}
      </div>
    </main>
  );
};

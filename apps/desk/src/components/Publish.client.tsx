'use client';
import { $isBlockNode } from '@payloadcms/richtext-lexical/client';
import { $getNearestNodeFromDOMNode } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { PublishButton, useForm } from '@payloadcms/ui';
import { type MouseEvent, useRef } from 'react';
import { clean, isEqual } from '../content/values.ts';

/** For each block of the text: whether the text has what was written into its fields. */
const blocks = new Set<() => boolean>();

/** A part of each block. Payload writes the fields of a block to the text only after a response of the server. */
export const BlockState = () => {
  const { getData } = useForm();
  const [editor] = useLexicalComposerContext();
  const register = (element: HTMLElement) => {
    const isInText = (): boolean =>
      editor.read(() => {
        const node = $getNearestNodeFromDOMNode(element);
        return !$isBlockNode(node) || isEqual(clean({ ...node.getFields(), blockType: null }), clean(getData()));
      });
    blocks.add(isInText);
    return () => void blocks.delete(isInText);
  };
  return <span hidden ref={register} />;
};

/** Resolves when the browser has nothing else to do. Payload writes the text to the form then. */
const idle = () =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(resolve);
    else setTimeout(resolve, 150);
  });

/** Publishes when the form has all that was written. */
export const Publish = () => {
  const isWaiting = useRef(false);
  const publish = async (event: MouseEvent<HTMLElement>) => {
    // The click below.
    if (!event.isTrusted) return;
    event.stopPropagation();
    const button = event.currentTarget.querySelector('button');
    if (!button || isWaiting.current) return;
    isWaiting.current = true;
    const isReady = () => !button.disabled && [...blocks].every((isInText) => isInText());
    // From the fields to the text, from the text to the form, and from the form to the screen.
    for (let steps = 0; steps < 3 && button.isConnected; steps = isReady() ? steps + 1 : 0) await idle();
    isWaiting.current = false;
    button.click();
  };
  return (
    <div onClickCapture={(event) => void publish(event)}>
      <PublishButton />
    </div>
  );
};

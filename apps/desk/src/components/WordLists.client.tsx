'use client';
import { createClientFeature } from '@payloadcms/richtext-lexical/client';
import { COMMAND_PRIORITY_HIGH, PASTE_COMMAND } from '@payloadcms/richtext-lexical/lexical';
import { useLexicalComposerContext } from '@payloadcms/richtext-lexical/lexical/react/LexicalComposerContext';
import { useEffect } from 'react';

const isEntry = (element: Element | null): element is Element =>
  element?.className.startsWith('MsoListParagraph') === true;

/** Turns the paragraphs that Word draws as a list into lists. They follow each other, with their level and their mark. */
const arrangeLists = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const first of body.querySelectorAll('[class^="MsoListParagraph"]')) {
    if (isEntry(first.previousElementSibling)) continue;
    const open: Element[] = [];
    for (let entry: Element | null = first; isEntry(entry); entry = entry.nextElementSibling) {
      const level = Number(/level(\d+)/.exec(entry.getAttribute('style') ?? '')?.[1] ?? 1);
      const mark = entry.querySelector('[style*="mso-list:Ignore"]');
      const tag = /^\s*\(?[\da-z]+[.)]/i.test(mark?.textContent ?? '') ? 'ol' : 'ul';
      mark?.remove();
      open.length = Math.min(open.length, level);
      while (open.length < level) {
        const list = body.ownerDocument.createElement(tag);
        (open.at(-1)?.lastElementChild ?? open.at(-1))?.append(list);
        open.push(list);
      }
      const item = body.ownerDocument.createElement('li');
      item.innerHTML = entry.innerHTML;
      open.at(-1)?.append(item);
    }
    while (isEntry(first.nextElementSibling)) first.nextElementSibling.remove();
    if (open[0]) first.replaceWith(open[0]);
  }
  return body.innerHTML;
};

const WordLists = () => {
  const [editor] = useLexicalComposerContext();
  useEffect(() => {
    const paste = (event: Event): boolean => {
      const html = event instanceof ClipboardEvent ? event.clipboardData?.getData('text/html') : undefined;
      if (!html?.includes('MsoListParagraph')) return false;
      event.preventDefault();
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', arrangeLists(html));
      const arranged = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
      editor.getRootElement()?.dispatchEvent(arranged);
      return true;
    };
    return editor.registerCommand(PASTE_COMMAND, paste, COMMAND_PRIORITY_HIGH);
  }, [editor]);
  return null;
};

/** Lists that are pasted from Word. */
export const WordListsFeatureClient = createClientFeature({ plugins: [{ Component: WordLists, position: 'normal' }] });

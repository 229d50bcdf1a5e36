'use client';
import { useFormFields, useTranslation } from '@payloadcms/ui';
import { text, translate } from '../labels.ts';

/** The words and characters of a text, or of the nodes of the editor. */
const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  const { root, children, text } = value as { root?: unknown; children?: readonly unknown[]; text?: string };
  return [...(text === undefined ? [] : [text]), ...listTexts(root), ...(children ?? []).flatMap(listTexts)];
};

/** Below a field: how long its text is, beside the characters that fit, if it has such a limit. */
export const Count = ({ path, fitting }: { path: string; fitting?: number }) => {
  const { i18n } = useTranslation();
  const value = useFormFields(([fields]) => fields[path]?.value);
  const texts = listTexts(value);
  if (fitting !== undefined) {
    const { length } = texts.join('');
    const label = translate(i18n, text('characterCount', { count: length, fitting }));
    return <p className="field-description">{length > fitting ? <strong>{label}</strong> : label}</p>;
  }
  const count = texts.join(' ').match(/[\p{L}\p{N}]+(?:[’'.,-][\p{L}\p{N}]+)*/gu)?.length ?? 0;
  return <p className="field-description">{translate(i18n, text('wordCount', { count }))}</p>;
};

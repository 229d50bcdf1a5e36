import type { BrandColors } from '../../content/publications/brands.ts';
import { Html, html } from './html.ts';

type EmailColors = Pick<BrandColors, 'paper' | 'ink' | 'accent' | 'onAccent' | 'rule'>;

/** A publication's name, colors and system fonts of headlines in its mails. */
export type EmailBranding = {
  name: string;
  language: string;
  colors: EmailColors;
  /** Colors in a dark window, for the mail programs that read style sheets. */
  dark?: EmailColors | undefined;
  headlineFont: string;
};
/** A story in a mail: its headline with a line above and below. */
export type EmailStory = { kicker: string | undefined; title: string; url: string; date: string };
/** The content of a mail: paragraphs, stories, an optional button and a footnote, which may end with a link. */
export type EmailContent = {
  title: string;
  paragraphs: readonly string[];
  stories?: readonly EmailStory[];
  link?: { title: string; url: string };
  footnote: string;
  footnoteLink?: { title: string; url: string };
};

/** Renders the plain-text part of a mail. */
export const renderEmailText = (
  { name }: EmailBranding,
  { title, paragraphs, stories = [], link, footnote, footnoteLink }: EmailContent,
): string =>
  [
    title,
    ...paragraphs,
    ...stories.map((story) => `${[story.kicker, story.title, story.date].filter(Boolean).join('\n')}\n${story.url}`),
    ...(link ? [`${link.title}:\n${link.url}`] : []),
    `-- \n${name}\n${footnote}${footnoteLink ? `\n${footnoteLink.title}: ${footnoteLink.url}` : ''}`,
  ].join('\n\n');

/** Mail programs without style sheets show the inline colors, so the dark ones must be `!important`. */
const renderDarkStyle = ({ paper, ink, accent, onAccent, rule }: EmailColors): Html =>
  html`<meta name="color-scheme" content="light dark"><style>${new Html(
    `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){body{background:${paper}!important;color:${ink}!important}.ink{color:${ink}!important;border-color:${ink}!important}.rule{border-color:${rule}!important}.kicker{color:${accent}!important}.button{background:${accent}!important;color:${onAccent}!important}}`,
  )}</style>`;

/** Renders the HTML part of a mail, without images or external files. */
export const renderEmailHtml = (
  { name, language, colors, dark, headlineFont }: EmailBranding,
  { title, paragraphs, stories = [], link, footnote, footnoteLink }: EmailContent,
): string => {
  const { paper, ink, accent, onAccent, rule } = colors;
  const lines = (text: string): Html =>
    html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>${dark && renderDarkStyle(dark)}</head>
<body style="margin:0;padding:24px 16px;background:${paper};color:${ink};font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid ${ink};font:600 20px/1.2 ${headlineFont}">${name}</p>
<h1 style="margin:0 0 16px;font:600 26px/1.15 ${headlineFont}">${title}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${lines(paragraph)}</p>`)}
${stories.map(
  (
    story,
  ) => html`<div class="rule" style="padding:14px 0;border-top:1px solid ${rule}">${story.kicker !== undefined && html`<p class="kicker" style="margin:0 0 4px;color:${accent};font-size:13px;font-weight:600">${story.kicker}</p>`}
<p style="margin:0;font:600 19px/1.25 ${headlineFont}"><a class="ink" href="${story.url}" style="color:${ink};text-decoration:none">${story.title}</a></p>
<p style="margin:4px 0 0;font-size:13px">${story.date}</p></div>`,
)}
${link && html`<p style="margin:24px 0"><a class="button" href="${link.url}" style="display:inline-block;padding:12px 24px;background:${accent};color:${onAccent};font-weight:600;text-decoration:none">${link.title}</a></p>`}
<p class="rule" style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${rule};font-size:13px">${lines(footnote)}${footnoteLink && html` <a class="ink" href="${footnoteLink.url}" style="color:${ink}">${footnoteLink.title}</a>`}</p></div></body></html>`
    .text;
};

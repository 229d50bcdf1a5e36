import { type Html, html } from './html.ts';

/** A publication's name, colors and system fonts of headlines in its mails. */
export type EmailBranding = {
  name: string;
  language: string;
  accent: string;
  ink: string;
  rule: string;
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

/** Renders the HTML part of a mail, without images or external files. */
export const renderEmailHtml = (
  { name, language, accent, ink, rule, headlineFont }: EmailBranding,
  { title, paragraphs, stories = [], link, footnote, footnoteLink }: EmailContent,
): string => {
  const lines = (text: string): Html =>
    html`${text.split('\n').map((line, index) => (index === 0 ? html`${line}` : html`<br>${line}`))}`;
  return html`<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:24px 16px;background:#ffffff;color:${ink};font:16px/1.5 Arial,sans-serif"><div style="max-width:560px;margin:0 auto">
<p style="margin:0 0 24px;padding-bottom:12px;border-bottom:1px solid ${ink};font:600 20px/1.2 ${headlineFont}">${name}</p>
<h1 style="margin:0 0 16px;font:600 26px/1.15 ${headlineFont}">${title}</h1>
${paragraphs.map((paragraph) => html`<p style="margin:0 0 16px">${lines(paragraph)}</p>`)}
${stories.map(
  (
    story,
  ) => html`<div style="padding:14px 0;border-top:1px solid ${rule}">${story.kicker !== undefined && html`<p style="margin:0 0 4px;color:${accent};font-size:13px;font-weight:600">${story.kicker}</p>`}
<p style="margin:0;font:600 19px/1.25 ${headlineFont}"><a href="${story.url}" style="color:${ink};text-decoration:none">${story.title}</a></p>
<p style="margin:4px 0 0;font-size:13px">${story.date}</p></div>`,
)}
${link && html`<p style="margin:24px 0"><a href="${link.url}" style="display:inline-block;padding:12px 24px;background:${accent};color:#ffffff;font-weight:600;text-decoration:none">${link.title}</a></p>`}
<p style="margin:24px 0 0;padding-top:12px;border-top:1px solid ${rule};font-size:13px">${lines(footnote)}${footnoteLink && html` <a href="${footnoteLink.url}" style="color:${ink}">${footnoteLink.title}</a>`}</p></div></body></html>`
    .text;
};
